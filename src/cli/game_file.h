// The file of a game that is being played. A record that is there already is never overwritten: a game is kept in a new
// file, or goes on in the one it was read from.
#pragma once

#include <string>

#include "match/record.h"

namespace wharf::cli {

class GameFile {
 public:
    // Nothing may be there yet when it is first saved.
    static GameFile fresh(std::string name) { return {std::move(name), false}; }
    // The game was read from it.
    static GameFile continued(std::string name) { return {std::move(name), true}; }

    const std::string& name() const { return name_; }
    // All of it or, after a crash, what was there before. Throws CommandError.
    void save(const match::Record& record);

 private:
    GameFile(std::string name, bool is_ours) : name_(std::move(name)), is_ours_(is_ours) {}

    std::string name_;
    bool is_ours_;
};

}  // namespace wharf::cli
