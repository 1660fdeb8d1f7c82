// Whoever takes a long body too slowly is not waited for: how fast he must be, and that his place is free again.
#include "server/pace.h"

#include <gtest/gtest.h>

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>

#include "server/network.h"
#include "server/testing/house.h"

namespace wharf::server {

using std::chrono::milliseconds;

TEST(Pace, is_what_has_been_taken_and_a_while_more) {
    Reading reading(Pace{milliseconds(2000), 1000});
    EXPECT_EQ(reading.time_for(0), milliseconds(2000));
    EXPECT_EQ(reading.time_for(500), milliseconds(2500));
    reading.took(500, milliseconds(1500));
    EXPECT_EQ(reading.time_for(500), milliseconds(1500));
    reading.took(500, milliseconds(0));  // whoever is fast may rest
    EXPECT_EQ(reading.time_for(500), milliseconds(2000));
    reading.took(50'000, milliseconds(0));  // but not for ever
    EXPECT_EQ(reading.time_for(500), milliseconds(2500));
    reading.took(0, milliseconds(500));
    EXPECT_EQ(reading.time_for(500), milliseconds(2000));
    reading.took(0, milliseconds(1500));
    EXPECT_EQ(reading.time_for(1), milliseconds(100));  // and who is not has a moment left
}

namespace {

struct Held {
    std::shared_ptr<int> place;
    std::string text;
};

// Gives a body that does not end, as long as somebody takes it.
struct EndlessSite final : Site {
    explicit EndlessSite(Loop& the_loop) : loop(the_loop) {}
    void answer(Request, std::function<void(Response)> reply) override {
        Response response;
        was_asked = true;
        response.pace = pace;
        if (is_whole) {
            const auto held = std::make_shared<Held>(Held{place, std::string(std::size_t{64} << 20U, 'x')});
            response.body = {held, &held->text};
            return reply(std::move(response));
        }
        response.parts = [this, held = place](auto deliver) {
            loop.post([this, deliver] {
                parts += 1;
                deliver(std::string(std::size_t{64} << 10U, 'x'));
            });
        };
        reply(std::move(response));
    }
    Loop& loop;
    Pace pace{milliseconds(500), std::size_t{1} << 20U};
    bool was_asked = false;
    bool is_whole = false;                                 // a long body instead, made already
    std::shared_ptr<int> place = std::make_shared<int>();  // whose other owners are on their way
    std::size_t parts = 0;
};

struct Client {
    explicit Client(std::uint16_t port) : socket(context) {
        socket.open(boost::asio::ip::tcp::v4());
        socket.set_option(boost::asio::socket_base::receive_buffer_size(4096));
        socket.connect({boost::asio::ip::address_v4::loopback(), port});
        const std::string request = "GET / HTTP/1.1\r\nHost: here\r\n\r\n";
        boost::asio::write(socket, boost::asio::buffer(request));
    }
    // What there is, up to so much.
    std::size_t read(std::size_t most) {
        boost::system::error_code ignored;
        std::string bytes(std::min(most, socket.available(ignored)), '\0');
        return bytes.empty() ? 0 : boost::asio::read(socket, boost::asio::buffer(bytes), ignored);
    }
    boost::asio::io_context context;
    boost::asio::ip::tcp::socket socket;
};

struct Download {
    tests::House house;
    EndlessSite site{house.loop};
    Network network{house.loop, site, std::make_shared<Connections>(), Address{}, nullptr, false};

    bool is_held() const { return site.place.use_count() > 1; }
    bool begins() {
        return house.wait_until([&] { return site.was_asked; });
    }
};

}  // namespace

TEST(Pace, who_reads_nothing_gives_his_place_back) {
    Download download;
    Client client(download.network.port());
    ASSERT_TRUE(download.begins());
    EXPECT_TRUE(download.house.wait_until([&] { return !download.is_held(); }));
}

TEST(Pace, who_reads_a_little_now_and_then_gives_his_place_back_too) {
    for (const bool is_whole : {false, true}) {
        Download download;
        download.site.is_whole = is_whole;
        Client client(download.network.port());
        ASSERT_TRUE(download.begins());
        std::size_t read = 0;
        EXPECT_TRUE(download.house.wait_until([&] {
            read += client.read(is_whole ? 1000 : 100);
            return !download.is_held();
        }));
        EXPECT_GT(read, 0U);
        EXPECT_LT(read, std::size_t{32} << 20U);
    }
}

TEST(Pace, who_reads_goes_on) {
    Download download;
    download.site.pace = {milliseconds(1000), std::size_t{16} << 10U};  // a machine may stand still for seconds
    Client client(download.network.port());
    ASSERT_TRUE(download.begins());
    const Time begin = now_ms();
    // Longer than anybody may be waited for.
    EXPECT_TRUE(download.house.wait_until([&] {
        while (client.read(std::size_t{1} << 20U) > 0) continue;
        return now_ms() - begin > 2500 && download.site.parts > 20;
    }));
    EXPECT_TRUE(download.is_held());
}

}  // namespace wharf::server
