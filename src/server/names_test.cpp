// What people may call themselves.
#include "server/names.h"

#include <gtest/gtest.h>

namespace wharf::server {
namespace {

bool is_accepted(const std::string& name) { return std::holds_alternative<std::string>(accepted_name(name)); }
std::string form(const std::string& name) { return std::get<std::string>(accepted_name(name)); }

TEST(Names, of_all_alphabets_are_accepted) {
    for (const char* name : {"Anna",        "P0",      "anna 2", "Żółw",     "Árvíztűrő",      "Zoë",
                             "O'Neill",     "O’Neill", "Gal·la", "a_b",      "Jean-Luc",       "J. R. R.",
                             "Ёжик",        "Ωμέγα",   "船",     "山田太郎", "ヤマダ",         "김철수",
                             "שלום",        "محمد",    "Nguyễn", "नेहा",      "Example player", "Anna & Bert",
                             "Computerfan", "Gépész",  "Hardy",  "Normalny", "Robot"})
        EXPECT_TRUE(is_accepted(name)) << name;
}

TEST(Names, have_one_form) {
    EXPECT_EQ(form("Zoe\u0308"), "Zoë");
    EXPECT_EQ(form("Zoë"), "Zoë");
}

TEST(Names, that_hide_something_are_refused) {
    for (const char* name : {"An\u200Bna", "Anna\u200D", "An\u00ADna", "\u202EannA", "Anna\u2066", "Anna\uFEFF",
                             "Anna\u3164", "\u2800", "Anna\uFE0F", "An\u034Fna", "Anna\u061C", "\U000E0041nna"})
        EXPECT_FALSE(is_accepted(name)) << name;
}

TEST(Names, of_mixed_alphabets_are_refused) {
    for (const char* name : {"Аnna", "pаypal", "Αnna", "Annа", "Βert", "שלוםAnna", "१2"})
        EXPECT_FALSE(is_accepted(name)) << name;
}

TEST(Names, of_signs_that_only_look_like_letters_are_refused) {
    for (const char* name :
         {"Ａｎｎａ", "𝐀𝐧𝐧𝐚", "ⒶⓃⓃⒶ", "Anna™", "Anna/Bert", "Anna\u00A0B", "Anna\u2003B", "A\tB", "♔"})
        EXPECT_FALSE(is_accepted(name)) << name;
}

TEST(Names, differ_by_more_than_spaces) {
    for (const char* name : {"", " ", " Anna", "Anna ", "An  na", "!?", "-"}) EXPECT_FALSE(is_accepted(name)) << name;
}

TEST(Names, with_heaps_of_marks_are_refused) {
    EXPECT_FALSE(is_accepted("a\u0301\u0301"));
    EXPECT_FALSE(is_accepted("a\u0316\u0317\u0318\u0319\u031C\u031D"));
}

TEST(Names, of_computer_players_are_refused_however_they_are_written) {
    for (const char* name :
         {"Computer", "COMPUTER, easy", "computer (hard)", "Computer 2", "Cornputer", "C0mputer", "Komputer, łatwy",
          "Gép, könnyű", "gép", "Bot", "hard", "Easy", "Hаrd", "Wharf", "Admin", "System"})
        EXPECT_FALSE(is_accepted(name)) << name;
}

}  // namespace
}  // namespace wharf::server
