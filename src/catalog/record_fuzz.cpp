// Any bytes as a document: read_record never crashes, and what it accepts can be written, read again and played on.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "catalog/catalog.h"
#include "match/record.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace wharf;
    const std::string_view document(reinterpret_cast<const char*>(data), size);
    auto read = match::read_record(document, catalog::find_game);
    if (std::holds_alternative<text::Problem>(read)) return 0;
    match::Record& record = std::get<match::Record>(read);
    const std::string written = match::print_document(match::write_record(record));
    if (std::holds_alternative<text::Problem>(match::read_record(written, catalog::find_game))) std::abort();
    match::SeededChance chance(Rng::from(size));
    for (int i = 0; i < 20 && !record.match->is_over(); ++i) {
        record.match->settle(chance);
        if (record.match->is_over()) break;
        const Seat seat = record.match->to_act().first();
        if (record.match->play(seat, record.match->legal(seat)[0].text)) std::abort();
    }
    return 0;
}
