// How long nothing has come from a client: one that is quiet is asked whether it is still there, one that does not
// answer is cut off. Counted in quarters of a patience: a timer of its own for every message of every client would cost
// more than what the message asks.
#pragma once

namespace wharf::server {

class Silence {
 public:
    enum class Then { wait, ask, cut };

    void heard() { quarters_ = 0; }
    // A quarter of the patience has passed. Who has been quiet for at least one of them is asked; who has said nothing
    // for at least three, having been asked after the second, is cut off.
    Then quarter_passed() {
        quarters_ += 1;
        if (quarters_ == 2) return Then::ask;
        return quarters_ < 4 ? Then::wait : Then::cut;
    }

 private:
    int quarters_ = 0;
};

}  // namespace wharf::server
