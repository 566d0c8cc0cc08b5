// Answers: which options go together. One of them answers on standard output, at most; what an option would change must
// be there; two outputs are two files.
#include "app/options.hpp"

#include "app/files/files.hpp"

#include <algorithm>
#include <filesystem>
#include <initializer_list>
#include <string_view>

namespace tunnel::app {

namespace {

namespace fs = std::filesystem;
using Given = std::vector<std::string>;

bool is_given(const Given& given, std::string_view name) {
    return std::find(given.begin(), given.end(), name) != given.end();
}

Failure not_together(const std::string& a, const std::string& b) {
    return usage(
        {a + " and " + b + " do not go together; ask for one", a + ", " + b + ": 함께 쓸 수 없음. 하나만 쓴다"});
}

Failure belongs_to(const std::string& option, const std::string& other) {
    return usage({option + " belongs to " + other + ", which is missing", option + ": " + other + " 옵션과 함께 쓴다"});
}

// The options that answer on standard output, as far as they are given.
Given answers(const Given& given) {
    Given out;
    for (const char* name : {"--list", "--print", "--check", "--describe", "--version", "--help"})
        if (is_given(given, name)) out.emplace_back(name);
    return out;
}

// An answer that needs no scene, or only to name its parameters, has no use for the rest.
Failure only_with(const Given& given, const std::string& answer, std::initializer_list<std::string_view> friends) {
    for (const std::string& name : given)
        if (name != answer && std::find(friends.begin(), friends.end(), name) == friends.end())
            return not_together(answer, name);
    return {};
}

Failure check_answers(const Given& given) {
    const Given asked = answers(given);
    if (asked.size() > 1) return not_together(asked[0], asked[1]);
    if (is_given(given, "--list")) return only_with(given, "--list", {"--lang"});
    if (is_given(given, "--version")) return only_with(given, "--version", {"--lang"});
    if (is_given(given, "--help")) return only_with(given, "--help", {"--lang", "--scene", "--scenario", "--set"});
    return {};
}

Failure check_look(const Options& options, const Given& given) {
    if (is_given(given, "--size") && options.png.empty()) return belongs_to("--size", "--png FILE");
    if (!options.csv_table.empty() && options.csv.empty()) return belongs_to("--csv-table", "--csv FILE");
    if (options.measure && options.print == Print::none) return belongs_to("--measure", "--print");
    if (!options.headless() || !options.png.empty()) return {};
    for (const char* name : {"--theme", "--scale", "--lecture", "--tab"})
        if (is_given(given, name))
            return usage({std::string(name) + " changes only the window and --png FILE, and neither is asked for",
                          std::string(name) + ": 창이나 --png FILE에만 쓴다"});
    return {};
}

bool same_file(const std::string& a, const std::string& b) {
    std::error_code ignored;
    const fs::file_status status = fs::status(a, ignored);
    if (fs::exists(status) && !fs::is_regular_file(status)) return false; // a device keeps nothing
    return fs::weakly_canonical(fs::absolute(a, ignored), ignored) ==
           fs::weakly_canonical(fs::absolute(b, ignored), ignored);
}

Failure check_files(const Options& options, const Given& given) {
    Given to_stdout = answers(given);
    if (!options.csv.empty() && is_stdout(options.csv)) to_stdout.push_back("--csv " + one_line(options.csv));
    if (!options.png.empty() && is_stdout(options.png)) to_stdout.push_back("--png " + one_line(options.png));
    if (to_stdout.size() > 1)
        return usage({to_stdout[0] + " and " + to_stdout[1] + " both write to standard output; give one a file",
                      to_stdout[0] + ", " + to_stdout[1] + ": 둘 다 표준 출력에 쓴다. 하나는 파일로 저장한다"});
    if (options.csv.empty() || options.png.empty() || !same_file(options.csv, options.png)) return {};
    const std::string name = in_quotes(options.png);
    return usage({"--csv and --png both name " + name + "; give each its own file",
                  "--csv, --png: 같은 파일을 가리킴: " + name + ". 파일을 따로 쓴다"});
}

} // namespace

Failure check_together(const Options& options, const std::vector<std::string>& given) {
    if (Failure failure = check_answers(given)) return failure;
    if (Failure failure = check_look(options, given)) return failure;
    if (Failure failure = check_files(options, given)) return failure;
    const bool no_scene = options.scene.empty() && options.scenario.empty();
    if (options.check && no_scene && (!options.set.empty() || !options.act.empty() || options.steps != 0))
        return usage(
            {"--check with --set, --act or --steps needs --scene ID or --scenario FILE; alone it checks every scene",
             "--check: --set, --act, --steps와 쓰려면 --scene ID나 --scenario FILE이 필요함. 혼자 쓰면 모든 장면을 "
             "확인한다"});
    return {};
}

} // namespace tunnel::app
