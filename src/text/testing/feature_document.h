// A game's features.md, written from the code and compared with the file.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>

#include "core/signature.h"
#include "text/feature_fields.h"
#include "text/game_text.h"
#include "text/testing/document.h"

namespace wharf::testing {

inline std::string document_of_kinds(const std::vector<text::IndexKind>& kinds) {
    std::string lines = "\n| first | count | kind | which |\n|---|---|---|---|\n";
    for (const text::IndexKind& kind : kinds)
        lines += "| " + std::to_string(kind.first) + " | " + std::to_string(kind.count) + " | " + kind.name + " | " +
                 kind.meaning + " |\n";
    return lines;
}

inline std::string document_of_fields(const std::vector<text::FeatureField>& fields, About about) {
    std::string lines = "\n| offset | length | field | meaning |\n|---|---|---|---|\n";
    for (const text::FeatureField& field : fields)
        if (field.about == about && field.place == 0)
            lines += "| " + std::to_string(field.offset) + " | " + std::to_string(field.length) + " | " + field.name +
                     " | " + field.meaning + " |\n";
    return lines;
}

// The part as it should stand in the file.
template <text::GameText T, class F>
std::string document_of() {
    using G = typename T::Rules;
    const auto view = G::observe(G::initial(signature_config<G>(G::kMaxPlayers, 0, F::kRules)), 0);
    const auto fields = text::observation_fields<G, F>(view, 0);
    std::ostringstream out;
    out << "## " << T::title() << ", version " << F::kVersion << "\n\nRules version "
        << (F::kRules == G::kOldestRules ? "" : std::to_string(G::kOldestRules) + " to ") << F::kRules << ". "
        << F::kActions << " actions, " << F::kChanceOutcomes << " outcomes of chance, " << F::kObservation
        << " floats.\n\nActions:\n"
        << document_of_kinds(text::action_kinds<F>()) << "\nOutcomes of chance:\n"
        << document_of_kinds(text::outcome_kinds<F>()) << "\nObservation, the table:\n"
        << document_of_fields(fields, About::table);
    int first = -1;
    int length = 0;
    bool secrets = false;
    for (const text::FeatureField& field : fields) {
        if (field.about == About::seat && field.place == 0) {
            if (first < 0) first = field.offset;
            length += field.length;
        }
        secrets = secrets || field.about == About::secret;
    }
    out << "\nEvery seat, " << length << " floats: the observer's own from " << first << " on";
    for (int place = 1; place < G::kMaxPlayers; ++place)
        out << (place == 1 ? ", clockwise the others from " : ", ") << first + place * length;
    out << ". Offsets are those of the observer:\n" << document_of_fields(fields, About::seat);
    if (secrets) out << "\nWhat only the observer knows:\n" << document_of_fields(fields, About::secret);
    return out.str();
}

// Compares the part between the version's marks with the code.
template <text::GameText T, class F>
void check_document(const std::string& source_folder) {
    std::string folder(T::id());
    std::replace(folder.begin(), folder.end(), '-', '_');
    const std::string path = source_folder + "/src/games/" + folder + "/features.md";
    std::string document = read_document(path);
    const std::string name = std::string(T::id()) + "-v" + std::to_string(F::kVersion);
    const std::string begin = "<!-- " + name + " -->\n";
    const auto from = document.find(begin);
    const auto to = document.find("<!-- end of " + name + " -->\n");
    ASSERT_TRUE(from != std::string::npos && to != std::string::npos) << path << " has no part for " << name;
    document.replace(from + begin.size(), to - from - begin.size(), document_of<T, F>());
    expect_document(path, document);
}

}  // namespace wharf::testing
