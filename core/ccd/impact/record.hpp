// Answers: adds a record to one of a trace's lists, or says that the list was cut short.
// Refuses: more than the trace's cap.
// Internal to core/ccd.
#pragma once

#include "core/ccd/impact_trace.hpp"

namespace tunnel::ccd {

// `list` is one of the trace's own. Was it added?
template <class Record> bool record(ImpactTrace& trace, std::vector<Record>& list, const Record& added) {
    if (list.size() >= trace.max_records) {
        trace.truncated = true;
        return false;
    }
    list.push_back(added);
    return true;
}

} // namespace tunnel::ccd
