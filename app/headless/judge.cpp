// Answers: the claims of a scene at their own settings, and at the parameters in front of the user.
#include "app/headless/headless.hpp"
#include "app/headless/words.hpp"

#include <algorithm>

namespace tunnel::app {

std::vector<Judged> judge_own(const kit::SceneRun& run) {
    std::vector<Judged> out;
    for (const kit::Claim& claim : run.claims())
        out.push_back({claim.id, claim.text, kit::holds_at_own_settings(run, claim), {}});
    return out;
}

void judge_here(const Session& session, std::vector<Judged>& judged) {
    const std::vector<kit::Claim> claims = session.run().claims();
    const std::unique_ptr<kit::SceneRun> probe = session.run().clone();
    const std::unique_ptr<kit::Job> job = probe->job();
    while (job != nullptr && !job->slice()) {
    }
    for (std::size_t i = 0; i < claims.size() && i < judged.size(); ++i) {
        if (!kit::applies_here(session.run(), claims[i])) continue;
        probe->seek(claims[i].step == kit::last_step ? probe->last_step() : claims[i].step);
        kit::Readouts readouts;
        probe->read(readouts);
        if (job != nullptr) job->read(readouts);
        judged[i].here = claims[i].holds(readouts);
    }
}

std::string check_text(std::span<const Judged> claims, bool with_here, kit::Lang lang) {
    std::size_t widest = 0;
    for (const Judged& claim : claims) widest = std::max(widest, claim.id.size());
    std::string out;
    for (const Judged& claim : claims) {
        out += padded(claim.id, widest) + "  " + std::string(holds_words(claim.own).in(lang));
        if (with_here)
            out += kit::Words{"; at the current parameters: ", "; 현재 매개변수에서: "}.in(lang),
                out += holds_words(claim.here).in(lang);
        out += ". " + std::string(claim.text.in(lang)) + "\n";
    }
    return out;
}

std::string check_summary(std::span<const Judged> claims, kit::Lang lang) {
    std::size_t hold = 0, fail = 0;
    for (const Judged& claim : claims) {
        const bool wrong = claim.own == false || claim.here == false;
        fail += wrong ? 1U : 0U;
        hold += !wrong && (claim.own == true || claim.here == true) ? 1U : 0U;
    }
    const std::string all = std::to_string(claims.size()), good = std::to_string(hold), bad = std::to_string(fail),
                      none = std::to_string(claims.size() - hold - fail);
    if (lang == kit::Lang::ko)
        return "주장 " + all + "개: 성립 " + good + ", 성립하지 않음 " + bad + ", 해당 없음 " + none + "\n";
    return all + " claims: " + good + " hold, " + bad + " do not hold, " + none + " do not apply\n";
}

} // namespace tunnel::app
