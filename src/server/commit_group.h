// Those whose requests are stored together with somebody else's, in one commit: they wait for its outcome while he sees
// to what follows from all of them.
#pragma once

#include <coroutine>
#include <span>
#include <utility>
#include <vector>

#include "server/table_event.h"
#include "storage/writes.h"

namespace wharf::server {

class CommitGroup {
 public:
    // One of them, to be awaited: gives the code of its entry.
    class Member {
     public:
        Member() = default;
        Member(const Member&) = delete;
        Member& operator=(const Member&) = delete;

        TableEvent entry;

        bool await_ready() const noexcept { return false; }
        void await_suspend(std::coroutine_handle<> waiting) { waiting_ = waiting; }
        storage::Code await_resume() const { return code_; }

     private:
        friend class CommitGroup;
        storage::Code code_ = storage::Code::failed;
        std::coroutine_handle<> waiting_;
    };

    CommitGroup() = default;
    CommitGroup(CommitGroup&& other) noexcept : members_(std::exchange(other.members_, {})) {}
    CommitGroup& operator=(CommitGroup&&) = delete;
    // Nobody is left waiting.
    ~CommitGroup() { answer(); }

    // He awaits himself at once.
    void add(Member& member) { members_.push_back(&member); }
    // In the order they were added.
    const std::vector<Member*>& members() const { return members_; }
    // What became of their entries, as far as it is known; they go on when they are answered.
    void learn(std::span<const storage::Code> codes) {
        for (std::size_t i = 0; i < codes.size() && i < members_.size(); ++i) members_[i]->code_ = codes[i];
    }
    void answer() {
        for (Member* member : std::exchange(members_, {})) member->waiting_.resume();
    }

 private:
    std::vector<Member*> members_;  // each lives in the frame of a coroutine that waits here
};

}  // namespace wharf::server
