// Whether anybody sees anything of a text.
#include "server/visible_text.h"

#include <gtest/gtest.h>

namespace wharf::server {
namespace {

TEST(VisibleText, is_blank_where_nobody_sees_anything) {
    for (const char* text : {"",
                             " ",
                             "  \t\n ",
                             "\u00A0",
                             "\u2003\u3000",
                             "\u200B",
                             "\u200B\u200C\u200D",
                             "\u2060",
                             "\uFEFF",
                             "\u00AD",
                             "\u034F",
                             "\u061C",
                             "\u180E",
                             "\u202A\u202C",
                             "\u2066 \u2069",
                             "\u3164",
                             "\uFFA0",
                             "\u115F\u1160",
                             "\uFE0F",
                             "\U000E0041\U000E007F",
                             "\U000E0100",
                             "\u2028\u2029",
                             "\u0085",
                             "\u2800",
                             "\U0001D159",
                             "\uFFF9\uFFFB"})
        EXPECT_TRUE(is_blank(text)) << text;
}

TEST(VisibleText, is_not_blank_where_there_is_something_among_it) {
    for (const char* text : {"a", " . ", "\u200B!\u200B", "é", "ő", "Ł", "船", "שלום", "👍", "👩\u200D👧", "❤\uFE0F",
                             "\u0301", "…", "—", "0"})
        EXPECT_FALSE(is_blank(text)) << text;
}

TEST(VisibleText, is_kept_as_it_is_or_not_at_all) {
    EXPECT_EQ(seen(" a\u200B"), " a\u200B");
    EXPECT_EQ(seen("\u2060 \u200B"), "");
}

}  // namespace
}  // namespace wharf::server
