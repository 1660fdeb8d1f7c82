// One description gives TypeScript and JSON Schema.
#include <gtest/gtest.h>

#include "text/field_types.h"
#include "text/json_schema.h"
#include "text/typescript.h"

namespace wharf::text {
namespace {

constexpr std::string_view kHerbs[] = {"dill", "mint"};
constexpr std::string_view kHerbOrNone[] = {"none", "dill", "mint"};

struct Bed {
    std::uint8_t rows = 0;
    std::uint8_t herb = 0;
    std::uint8_t last = 0;
    std::uint8_t plants[2] = {};
};

Types bed_types() {
    Types types;
    types.add("Herb", "HERBS", kHerbs);
    types.add("Bed", FieldTypes::described([bed = Bed{}](FieldTypes& fields) mutable {
                  fields.number("rows", bed.rows, 1, 9);
                  fields.number("last", bed.last, 0, bed.rows);
                  fields.word("herb", bed.herb, kHerbOrNone);
                  fields.only_if(false, [&](FieldTypes& more) { more.amounts("plants", bed.plants, kHerbs, 5); });
              }));
    return types;
}

TEST(Types, AreTypeScript) {
    EXPECT_EQ(typescript(bed_types()), R"(
export const HERBS = ['dill', 'mint'] as const;
export type Herb = (typeof HERBS)[number];

export interface Bed {
  rows: number;
  last: number;
  herb: Herb | 'none';
  plants?: Record<Herb, number>;
}
)");
}

TEST(Types, AreJsonSchema) {
    const auto bed = json_schemas(bed_types(), "#/$defs/").at("Bed").as_object();
    EXPECT_EQ(boost::json::serialize(bed.at("required")), R"(["rows","last","herb"])");
    const auto& fields = bed.at("properties").as_object();
    EXPECT_EQ(boost::json::serialize(fields.at("last")), R"({"type":"integer","minimum":0,"maximum":9})");
    EXPECT_EQ(boost::json::serialize(fields.at("herb")), R"({"anyOf":[{"$ref":"#/$defs/Herb"},{"const":"none"}]})");
    EXPECT_EQ(fields.at("plants").at("minProperties").to_number<int>(), 2);
}

}  // namespace
}  // namespace wharf::text
