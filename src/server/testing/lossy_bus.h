// A bus whose connection can be lost, and a house with one.
#pragma once

#include <atomic>

#include "server/testing/house.h"

namespace wharf::server::tests {

class LossyBus final : public bus::Bus {
 public:
    bool is_connected() const override { return connected; }
    void publish(std::string_view topic, std::string_view message) override {
        if (connected) real_->publish(topic, message);
    }
    std::unique_ptr<bus::Subscription> subscribe(std::string_view topic, Heard heard) override {
        return real_->subscribe(topic, std::move(heard));
    }
    void when_news_were_lost(std::function<void()> told) override { real_->when_news_were_lost(std::move(told)); }
    void put(bus::Lane lane, std::string_view id, std::string_view body) override {
        if (!connected) throw bus::Failure("no connection");
        real_->put(lane, id, body);
    }
    std::unique_ptr<bus::Job> take(bus::Lane lane, std::chrono::milliseconds wait) override {
        if (connected) return real_->take(lane, wait);
        throw bus::Failure("no connection");
    }

    std::atomic<bool> connected = true;

 private:
    std::unique_ptr<bus::Bus> real_ = bus::local_bus();
};

struct LossyHouse : House {
    LossyHouse() {
        auto made = std::make_unique<LossyBus>();
        lossy = made.get();
        bus = std::move(made);
    }
    LossyBus* lossy;
};

}  // namespace wharf::server::tests
