// Turns of computer players on their way to whichever node has time. Of each person few are out at a time, so that
// nobody's turns fill the queue that all nodes share; the others wait here.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>

namespace wharf::server {

class HandOuts {
    struct Inside;

 public:
    // A turn that waits or is out. Gone, it is withdrawn, and the next one of the same person is handed out.
    class [[nodiscard]] Ticket {
     public:
        Ticket() = default;
        Ticket(Ticket&& other) noexcept;
        Ticket& operator=(Ticket&& other) noexcept;
        ~Ticket() { release(); }

        bool is_waiting() const;

     private:
        friend class HandOuts;
        void release();

        std::weak_ptr<Inside> inside_;
        std::string person_;
        std::uint64_t number_ = 0;  // 0: of nothing
    };

    explicit HandOuts(int most_out);

    // Calls `hand_out` now, or when it is its turn, unless the ticket is gone by then.
    Ticket ask(const std::string& person, std::function<void()> hand_out);
    std::size_t waiting() const;

 private:
    std::shared_ptr<Inside> inside_;
};

}  // namespace wharf::server
