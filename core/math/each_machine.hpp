// Answers: a kernel for every kind of machine. No guard against a second inclusion: it includes the header that
// TUNNEL_KERNEL names once for each kind, in a namespace that names `Machine`; TUNNEL_KERNEL_CALL calls a function of
// the kernel on the kind that this machine is. Include it inside the namespace that the kernel belongs to.
// Internal to core.
namespace any_machine {
namespace {
using Machine = math::AnyMachine;
#include TUNNEL_KERNEL
} // namespace
} // namespace any_machine

#if defined(TUNNEL_HAS_AVX2)
TUNNEL_AVX2_BEGIN
namespace avx2_machine {
namespace {
using Machine = math::Avx2Machine;
#include TUNNEL_KERNEL
} // namespace
} // namespace avx2_machine
TUNNEL_AVX2_END
#define TUNNEL_KERNEL_CALL(...) (TUNNEL_HAS_AVX2 ? avx2_machine::__VA_ARGS__ : any_machine::__VA_ARGS__)
#else
#define TUNNEL_KERNEL_CALL(...) any_machine::__VA_ARGS__
#endif

#undef TUNNEL_KERNEL
