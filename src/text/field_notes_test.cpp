#include "text/field_notes.h"

#include <gtest/gtest.h>

#include "core/rng.h"
#include "text/fields.h"
#include "text/json_changes.h"

namespace wharf::text::noted_fields {

namespace {

namespace json = boost::json;

constexpr std::string_view kFruits[]{"apple", "pear", "plum"};

struct Basket {
    std::uint8_t fruits[3]{};
    std::uint16_t price = 0;
};

struct Stall {
    std::uint8_t round = 0;
    bool is_open = false;
    std::uint8_t bits = 0;
    Seat owner = kSpectator;
    std::uint8_t kind = 0;
    FixedList<std::uint8_t, 4> row{};
    std::string sign{};
    std::uint8_t has_guard = 0;
    std::uint8_t guard = 0;
    std::uint8_t basket_count = 0;
    Basket baskets[3]{};
};

// Everything that can be described, in objects and lists that come and go.
template <class Fields>
void describe(Fields& fields, Stall& stall) {
    fields.object("table", [&](Fields& table) {
        table.number("round", stall.round, 0, 9);
        table.flag("open", stall.is_open);
        table.object("inner", [&](Fields& inner) {
            inner.bits("bits", stall.bits, kFruits);
            inner.seat("owner", stall.owner);
            inner.only_if(stall.has_guard != 0, [&](Fields& some) { some.number("guard", stall.guard, 0, 9); });
            inner.object("deeper", [&](Fields& deeper) { deeper.word("kind", stall.kind, kFruits); });
        });
        table.words("row", stall.row, kFruits);
        table.by_some_words(
            "some", kFruits, [&](int i) { return ((stall.bits >> i) & 1) != 0; },
            [&](Fields& some, std::string_view word, int i) { some.number(word, stall.baskets[i].price, 0, 999); });
        table.list("baskets", stall.basket_count, 3, [&](Fields& basket, int i) {
            basket.amounts("fruits", stall.baskets[i].fruits, kFruits, 9);
            basket.numbers("again", stall.baskets[i].fruits, 0, 9);
            basket.number_unless(0, "price", stall.baskets[i].price, 999);
        });
        table.count("sum", stall.round + stall.kind);
        table.text("sign", stall.sign);
    });
    fields.only_if(stall.round == 7, [&](Fields& last) { last.flag("last", stall.is_open); });
}

std::string whole(Stall stall) {
    return json_text([&](JsonText& to) { write_object(to, [&](FieldWriter& fields) { describe(fields, stall); }); });
}

struct Noted {
    std::string notes{"to be written over, and long enough to be noticed if it is not"};
    std::string changes{"this too"};
    bool has_changed = false;
};

Noted noted(Stall stall, std::string_view before) {
    Noted result;
    FieldNotes notes(before, result.notes, "/view");
    {
        JsonText to = JsonText::changes(result.changes, notes);
        write_object(to, [&](FieldWriter& fields) { describe(fields, stall); });
    }
    notes.end();
    result.has_changed = notes.has_changed();
    return result;
}

void change(Stall& stall, Rng& rng) {
    Basket& basket = stall.baskets[rng.below(3)];
    switch (rng.below(12)) {
        case 0: stall.round = static_cast<std::uint8_t>(rng.below(9)); break;
        case 1: stall.is_open = !stall.is_open; break;
        case 2: stall.bits = static_cast<std::uint8_t>(rng.below(8)); break;
        case 3: stall.owner = rng.below(2) == 0 ? kSpectator : Seat{1}; break;
        case 4: stall.kind = static_cast<std::uint8_t>(rng.below(3)); break;
        case 5: stall.row.reset(); break;
        case 6:
            if (!stall.row.full()) stall.row.push_back(static_cast<std::uint8_t>(rng.below(3)));
            break;
        case 7: stall.has_guard = static_cast<std::uint8_t>(rng.below(2)); break;
        case 8: stall.guard = static_cast<std::uint8_t>(rng.below(9)); break;
        case 9: stall.basket_count = static_cast<std::uint8_t>(rng.below(4)); break;
        case 10: basket.price = static_cast<std::uint16_t>(rng.below(2) * rng.below(999)); break;
        default: basket.fruits[rng.below(3)] = static_cast<std::uint8_t>(rng.below(9)); break;
    }
    if (rng.below(5) == 0) stall.sign = std::string(rng.below(30), 'x');
}

TEST(FieldNotes, ChangesMakeTheObjectOfNow) {
    Rng rng = Rng::from(5);
    Stall stall;
    json::object shown{{"view", json::parse(whole(stall))}};
    std::string notes = noted(stall, {}).notes;
    int by_parts = 0;
    for (int i = 0; i < 5000; ++i) {
        const Stall before = stall;
        for (std::uint32_t n = rng.below(4); n > 0; --n) change(stall, rng);
        const Noted now = noted(stall, notes);
        EXPECT_EQ(now.has_changed, whole(before) != whole(stall));
        EXPECT_EQ(now.changes.empty(), !now.has_changed);
        EXPECT_EQ(now.notes, noted(stall, {}).notes) << "however they came about";
        by_parts += now.has_changed && !now.changes.starts_with("\"/view\"") ? 1 : 0;
        ASSERT_TRUE(apply_changes(shown, json::parse("{" + now.changes + "}").as_object())) << now.changes;
        ASSERT_EQ(json::serialize(shown.at("view")), json::serialize(json::parse(whole(stall)))) << now.changes;
        notes = now.notes;
    }
    EXPECT_GT(by_parts, 3000);
}

TEST(FieldNotes, NothingIsWrittenThatIsAsItWas) {
    Stall stall;
    const std::string notes = noted(stall, {}).notes;
    EXPECT_EQ(noted(stall, {}).changes, "") << "who has seen nothing is shown the whole";
    stall.baskets[1].price = 5;  // a basket that is not there
    EXPECT_FALSE(noted(stall, notes).has_changed);
    stall.round = 3;
    EXPECT_EQ(noted(stall, notes).changes, R"("/view/table/round":3,"/view/table/sum":3)");
    stall.has_guard = 1;
    EXPECT_EQ(
        noted(stall, notes).changes,
        R"("/view/table/round":3,"/view/table/inner":{"bits":[],"owner":null,"guard":0,"deeper":{"kind":"apple"}},)"
        R"("/view/table/sum":3)")
        << "an object with other fields is written as a whole, and nothing else";
    stall = {};
    stall.basket_count = 1;
    EXPECT_EQ(noted(stall, notes).changes,
              R"("/view/table/baskets":[{"fruits":{"apple":0,"pear":0,"plum":0},"again":[0,0,0]}])");
    stall = {};
    stall.round = 7;
    EXPECT_TRUE(noted(stall, notes).changes.starts_with(R"("/view":{"table":{"round":7,)"));
}

}  // namespace

}  // namespace wharf::text::noted_fields
