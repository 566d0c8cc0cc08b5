// Answers: does the rule against globals see one? A function that remembers its last call.
namespace tunnel::rules {
int count_calls() {
    static int calls = 0;
    return ++calls;
}
} // namespace tunnel::rules
