#include "text/written_moves.h"

#include <functional>

#include "text/json_text.h"

namespace wharf::text {

void WrittenMoves::write(JsonText& to, MoveForms forms, std::string_view move) {
    constexpr std::size_t kLongest = 100;  // longer ones are rare, and would only take room
    if (kept_.empty() || move.size() > kLongest) {
        write_move_fields(to, forms, move);
        return;
    }
    Kept& kept = kept_[std::hash<std::string_view>()(move) % kept_.size()];
    if (kept.forms != forms.data() || kept.move != move) {
        std::string fields = json_text([&](JsonText& written) { write_move_fields(written, forms, move); });
        kept.move = move;
        kept.forms = forms.data();
        kept.fields = std::move(fields);
    }
    if (!kept.fields.empty()) to.json(kept.fields);
}

}  // namespace wharf::text
