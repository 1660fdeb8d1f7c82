// The numbers of a game with their names: fields of the observation, kinds of actions and outcomes.
#pragma once

#include <string>
#include <vector>

#include "core/features.h"

namespace wharf::text {

struct FeatureField {
    About about;
    int place;  // About::seat: clockwise from the observer
    std::string name;
    std::string meaning;
    int offset;
    int length;
};

// Takes an observation as the names of its fields and lets the numbers go.
struct FieldRow {
    std::vector<FeatureField> fields;
    int size = 0;

    void value(float) {
        size += 1;
        fields.back().length += 1;
    }
    void field(About about, int place, const char* name, const char* meaning) {
        fields.push_back({about, place, name, meaning, size, 0});
    }
};

// A kind of action or outcome: `count` indices from `first` on.
struct IndexKind {
    std::string name;
    std::string meaning;
    int first;
    int count;
};

// The fields of any observation: they are the same in every position.
template <class G, class F>
std::vector<FeatureField> observation_fields(const typename G::View& view, Seat seat) {
    FeatureWriter<FieldRow> writer;
    F::describe(view, seat, writer);
    return writer.row.fields;
}

template <class NameAll>
std::vector<IndexKind> index_kinds(NameAll name_all, int end) {
    std::vector<IndexKind> kinds;
    name_all([&](const char* name, int first, const char* meaning) { kinds.push_back({name, meaning, first, 0}); });
    for (std::size_t i = 0; i < kinds.size(); ++i)
        kinds[i].count = (i + 1 < kinds.size() ? kinds[i + 1].first : end) - kinds[i].first;
    return kinds;
}

template <class F>
std::vector<IndexKind> action_kinds() {
    return index_kinds([](auto visit) { F::name_actions(visit); }, F::kActions);
}

template <class F>
std::vector<IndexKind> outcome_kinds() {
    return index_kinds([](auto visit) { F::name_outcomes(visit); }, F::kChanceOutcomes);
}

}  // namespace wharf::text
