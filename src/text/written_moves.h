// Fields of moves, kept as they were written: a server writes the same few moves again and again, to every observer and
// at every table.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "text/move_form.h"

namespace wharf::text {

class JsonText;

// Each move has one place, which it shares with others: the last one written is kept there.
class WrittenMoves {
 public:
    // How many are kept; none: each is written anew.
    explicit WrittenMoves(std::size_t most = 0) : kept_(most) {}

    // As write_move_fields does.
    void write(JsonText& to, MoveForms forms, std::string_view move);

 private:
    struct Kept {
        const MoveForm* forms = nullptr;
        std::string move{};
        std::string fields{};
    };
    std::vector<Kept> kept_;
};

}  // namespace wharf::text
