// Answers: which program is this? For now its version only; the window comes next.
#include <cstdio>

int main() {
    std::puts("tunnel-lab " TUNNEL_LAB_VERSION);
    return 0;
}
