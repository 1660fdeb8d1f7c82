// The event loop. All state of the server belongs to its thread: tables, lobby, people need no locks. Whoever works
// elsewhere (commits, reads, passwords, computer players) posts the rest back here.
#pragma once

#include <chrono>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <string_view>
#include <vector>

#include "server/time.h"

namespace boost::asio {
class io_context;
}

namespace wharf::server {

class Loop {
 public:
    Loop();
    ~Loop();
    Loop(const Loop&) = delete;
    Loop& operator=(const Loop&) = delete;

    // From any thread, in this order. What is posted while the loop is busy is done together: a commit that brings
    // hundreds of answers wakes it once.
    void post(std::function<void()> work);
    // From the loop's thread. Cannot be taken back: the function must find out whether it is still wanted.
    void after(std::chrono::milliseconds delay, std::function<void()> work);

    // Called after each thing that was posted: what it has to say goes out while it is warm.
    void after_each(std::function<void()> then) { then_ = std::move(then); }

    // What was thrown where nobody waits for it: counted and told, and the loop goes on. On the thread of a loop.
    static void report(std::string_view where, const std::exception_ptr& thrown) noexcept;
    using Fault = std::function<void(std::string_view where, std::string_view reason)>;
    void on_fault(Fault tell) { tell_ = std::move(tell); }
    std::uint64_t faults() const { return faults_; }

    // A task that is under way, on this thread's loop: whoever ends the loop waits for it.
    class UnderWay {
     public:
        UnderWay();
        ~UnderWay();
        UnderWay(const UnderWay&) = delete;
        UnderWay& operator=(const UnderWay&) = delete;

     private:
        Loop* loop_;
    };
    std::size_t tasks_under_way() const { return tasks_; }

    // Until stop() was called.
    void run();
    void stop();
    boost::asio::io_context& context() { return *context_; }

 private:
    struct Guard;
    void do_posted();

    std::mutex posting_;
    std::vector<std::function<void()>> posted_;
    std::unique_ptr<boost::asio::io_context> context_;
    std::unique_ptr<Guard> guard_;
    Fault tell_;
    std::function<void()> then_;
    std::uint64_t faults_ = 0;
    std::size_t tasks_ = 0;
};

}  // namespace wharf::server
