// Memory of messages: they are made and forgotten all the time, a few kilobytes each, and share it one after the other.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "text/written_moves.h"

namespace wharf::server {

// Of the loop's thread.
class TextPool {
 public:
    // A text with room for a usual message. It may hold an old one, to be written over.
    std::string take() {
        std::string text;
        if (kept_->empty()) {
            text.reserve(kUsual);
        } else {
            text = std::move(kept_->back());
            kept_->pop_back();
        }
        return text;
    }
    // For any number of readers; the memory comes back from the last of them, or goes if the pool is gone.
    std::shared_ptr<const std::string> share(std::string text) {
        const auto shared = std::make_shared<const Shared>(std::move(text), kept_);
        return {shared, &shared->text};
    }
    void give_back(std::string text) { keep(*kept_, std::move(text)); }

    // The update of a table that is being written, one at a time: all but its scene, of which there are notes
    // (text::FieldNotes) and what has changed.
    std::string open;
    std::string scene;
    std::string changes;
    text::WrittenMoves moves{kMostMoves};

 private:
    static constexpr std::size_t kUsual = 6 << 10U;
    static constexpr std::size_t kLongest = 64 << 10U;
    static constexpr std::size_t kMost = 256;
    static constexpr std::size_t kMostMoves = 2048;  // some 300 bytes each
    using Kept = std::vector<std::string>;

    struct Shared {
        Shared(std::string shared, std::weak_ptr<Kept> pool) : text(std::move(shared)), kept(std::move(pool)) {}
        ~Shared() {
            if (const auto there = kept.lock()) keep(*there, std::move(text));
        }
        Shared(const Shared&) = delete;
        Shared& operator=(const Shared&) = delete;

        std::string text;
        std::weak_ptr<Kept> kept;
    };

    static void keep(Kept& kept, std::string text) {
        if (kept.size() < kMost && text.capacity() >= kUsual && text.capacity() <= kLongest)
            kept.push_back(std::move(text));
    }

    std::shared_ptr<Kept> kept_ = std::make_shared<Kept>();
};

}  // namespace wharf::server
