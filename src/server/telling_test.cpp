// What is needed to tell people something who are not here: where one may send, mails, quiet hours.
#include <gtest/gtest.h>

#include <boost/asio/detached.hpp>
#include <future>

#include "server/destination.h"
#include "server/mail_text.h"
#include "server/mailer.h"
#include "server/quiet.h"
#include "server/wire.h"

namespace wharf::server {

TEST(Destination, is_of_the_world_and_of_nobody_in_particular) {
    const auto found = read_destination("https://push.example.org/send/abc?x=1");
    ASSERT_TRUE(found);
    EXPECT_EQ(found->host, "push.example.org");
    EXPECT_EQ(found->port, 443);
    EXPECT_EQ(found->path, "/send/abc?x=1");
    EXPECT_EQ(found->origin(), "https://push.example.org");
    EXPECT_EQ(read_destination("https://push.example.org:8443")->origin(), "https://push.example.org:8443");
    EXPECT_EQ(read_destination("https://push.example.org?a")->path, "/?a");
    for (const char* wrong : {"http://push.example.org/", "https://", "https://user@host/", "https://user:x@host/",
                              "https://host:22/", "https://host:0/", "https://host:99999/", "https://ho st/",
                              "https://host/\r\nX: y", "https://[::1]/", "https://host/#part", "https://-host/",
                              "https://host:/", "https://a..b/", "ftp://host/", "https://h\xc3\xa1z/"})
        EXPECT_FALSE(read_destination(wrong)) << wrong;
    EXPECT_FALSE(read_destination("https://host/" + std::string(kLongestDestination, 'x')));
}

TEST(Destination, private_addresses_are_not_public) {
    for (const char* ours : {"127.0.0.1",
                             "10.1.2.3",
                             "172.16.0.1",
                             "172.31.255.255",
                             "192.168.1.1",
                             "169.254.169.254",
                             "100.64.0.1",
                             "0.0.0.0",
                             "224.0.0.1",
                             "255.255.255.255",
                             "198.18.0.1",
                             "::1",
                             "::",
                             "fe80::1",
                             "fc00::1",
                             "fd12::1",
                             "ff02::1",
                             "::ffff:127.0.0.1",
                             "::ffff:10.0.0.1",
                             "64:ff9b::a00:1",
                             "2002:7f00:1::",
                             "2001::1",
                             "2001:db8::1",
                             "::7f00:1",
                             "100::1"})
        EXPECT_FALSE(is_public(boost::asio::ip::make_address(ours))) << ours;
    for (const char* theirs : {"1.1.1.1", "172.32.0.1", "100.63.255.255", "93.184.216.34", "2606:4700::1111",
                               "2a00:1450:4001::200e", "::ffff:1.1.1.1"})
        EXPECT_TRUE(is_public(boost::asio::ip::make_address(theirs))) << theirs;
}

namespace {

Awaitable<void> listen_to(Loop& loop, std::vector<tcp::endpoint> to) {
    Wire::Allows allows = [](const asio::ip::address&) { return true; };
    auto connecting = Wire::connect(loop, std::move(to), std::chrono::seconds(1), std::move(allows));
    const std::shared_ptr<Wire> wire = co_await std::move(connecting);
    co_await wire->read_line();
}

struct Looked {
    int given_up = 0;
    int known = 0;
    std::function<void()> done{};
};

Awaitable<void> look(Lookups& lookups, Looked& looked, std::string host, std::chrono::seconds longest) {
    const Lookups::Addresses found = co_await lookups.find(host, "of " + host, longest);
    (found.empty() ? looked.given_up : looked.known) += 1;
    if (looked.given_up + looked.known == 4) looked.done();
}

}  // namespace

// A name may lead to many addresses, of which the first lets nobody in and the next takes the connection and is silent:
// whoever tells others something is not kept waiting for ever.
TEST(Wire, ends_after_its_time_whatever_its_addresses_do) {
    Loop loop;
    asio::io_context& context = loop.context();
    const tcp::endpoint any(asio::ip::address_v4::loopback(), 0);
    asio::basic_socket_acceptor<tcp, Executor> full(context);
    full.open(any.protocol());
    full.bind(any);
    full.listen(0);
    // Nobody accepts here, and so many wait that nobody else gets in.
    std::vector<std::unique_ptr<asio::basic_stream_socket<tcp, Executor>>> waiting;
    for (int i = 0; i < 4; ++i) {
        auto& wire = *waiting.emplace_back(std::make_unique<asio::basic_stream_socket<tcp, Executor>>(context));
        wire.async_connect(full.local_endpoint(), [](const boost::system::error_code&) {});
    }
    asio::basic_socket_acceptor<tcp, Executor> silent(context, any);
    bool is_over = false;
    std::string reason;
    asio::co_spawn(context.get_executor(), listen_to(loop, {full.local_endpoint(), silent.local_endpoint()}),
                   [&](const std::exception_ptr& failed) {
                       is_over = true;
                       try {
                           if (failed) std::rethrow_exception(failed);
                       } catch (const Unreachable& unreachable) {
                           reason = unreachable.what();
                       }
                       loop.stop();
                   });
    loop.after(std::chrono::seconds(60), [&] { loop.stop(); });
    loop.run();
    EXPECT_TRUE(is_over);
    EXPECT_NE(reason, "");
}

// Somebody gives names that nobody answers for: he waits, and is told so in the end; others do not wait for him.
TEST(Lookups, slow_names_keep_nobody_else_waiting) {
    Loop loop;
    std::promise<void> end;
    const std::shared_future<void> is_end = end.get_future().share();
    const asio::ip::address known = asio::ip::make_address("192.0.2.1");
    Lookups lookups(loop, [is_end, known](const std::string& host) -> Lookups::Addresses {
        if (host == "slow") is_end.wait();
        return {known};
    });
    Looked looked;
    const auto executor = loop.context().get_executor();
    for (int i = 0; i < 3; ++i)
        asio::co_spawn(executor, look(lookups, looked, "slow", std::chrono::seconds(1)), asio::detached);
    asio::co_spawn(executor, look(lookups, looked, "quick", std::chrono::seconds(60)), asio::detached);
    looked.done = [&] { loop.stop(); };
    loop.after(std::chrono::seconds(60), [&] { loop.stop(); });
    loop.run();
    EXPECT_EQ(looked.given_up, 3);
    EXPECT_EQ(looked.known, 1);
    end.set_value();
}

TEST(Destination, mail_addresses_hold_nothing_but_an_address) {
    for (const char* good : {"a@b.org", "first.last+tag@sub.example.com", "o'neill@example.co.uk"})
        EXPECT_TRUE(is_mail_address(good)) << good;
    for (const char* wrong :
         {"", "a", "@b.org", "a@", "a@b", "a b@c.org", "a@b.org\r\nBcc: x@y.org", "<a@b.org>", "a@b.org,c@d.org",
          ".a@b.org", "a.@b.org", "a..b@c.org", "a@-b.org", "a@b..org", "\"a\"@b.org", "\xc3\xa1@b.org"})
        EXPECT_FALSE(is_mail_address(wrong)) << wrong;
}

TEST(Mail, headers_cannot_be_broken_into) {
    EXPECT_EQ(header_value("Your turn"), "Your turn");
    EXPECT_EQ(header_value("a\r\nBcc: b@c.org"), "a  Bcc: b@c.org");
    EXPECT_EQ(header_value("Te j\u00f6ssz"), "=?UTF-8?B?VGUgasO2c3N6?=");
    const std::string lengthy = header_value("\u0150" + std::string(50, 'x') + "\u0150");
    EXPECT_EQ(lengthy.find("?=\n =?UTF-8?B?") != std::string::npos, true) << lengthy;
    const std::string text = mail_text({"a@b.org", "x\nBcc: y@z.org", "Hello\n.\nend", ""}, "wharf@w.org", "id", 0);
    EXPECT_EQ(text.find("\nBcc"), std::string::npos);
    EXPECT_NE(text.find("Date: Thu, 01 Jan 1970 00:00:00 +0000\n"), std::string::npos);
    EXPECT_NE(text.find("Message-ID: <id@w.org>\n"), std::string::npos);
    EXPECT_NE(text.find("\n\nSGVsbG8KLgplbmQ=\n"), std::string::npos);
}

TEST(Mail, a_line_of_a_dot_ends_nothing_but_the_mail) {
    EXPECT_EQ(smtp_data("a\n.\n..b\n"), "a\r\n..\r\n...b\r\n.\r\n");
    EXPECT_EQ(smtp_data("a"), "a\r\n.\r\n");
    EXPECT_EQ(smtp_data(".a\r\n.b"), "..a\r\n..b\r\n.\r\n");
}

TEST(Mail, a_relay_is_read_from_its_url) {
    const MailRelay relay = mail_relay("smtps://me%40example.org:p%3Aw@mail.example.org", "wharf@example.org");
    EXPECT_EQ(relay.user, "me@example.org");
    EXPECT_EQ(relay.password, "p:w");
    EXPECT_EQ(relay.host, "mail.example.org");
    EXPECT_EQ(relay.port, 465);
    EXPECT_EQ(mail_relay("smtp://mail:2525", "w@e.org").port, 2525);
    EXPECT_EQ(mail_relay("smtp://mail", "w@e.org").security, MailRelay::Security::starttls);
    EXPECT_EQ(mail_relay("smtp+plain://localhost", "w@e.org").port, 25);
    EXPECT_THROW(mail_relay("smtp+plain://me:x@localhost", "w@e.org"), std::runtime_error);
    EXPECT_THROW(mail_relay("mail.example.org", "w@e.org"), std::runtime_error);
    EXPECT_THROW(mail_relay("smtp://", "w@e.org"), std::runtime_error);
    EXPECT_THROW(mail_relay("smtp://h:x", "w@e.org"), std::runtime_error);
    EXPECT_THROW(mail_relay("smtp://h", "Wharf"), std::runtime_error);
    EXPECT_EQ(mail_relay("smtp+plain://[::1]", "w@e.org").host, "::1");
    EXPECT_EQ(mail_relay("smtp+plain://[::1]", "w@e.org").port, 25);
    EXPECT_EQ(mail_relay("smtp+plain://[2001:db8::2]:2525/", "w@e.org").host, "2001:db8::2");
    EXPECT_EQ(mail_relay("smtp+plain://[2001:db8::2]:2525/", "w@e.org").port, 2525);
    for (const char* wrong :
         {"smtp://h:25x", "smtp://h:", "smtp://h:70000", "smtp://h/inbox", "smtp://[::1", "smtp://::1"})
        EXPECT_THROW(mail_relay(wrong, "w@e.org"), std::runtime_error) << wrong;
}

TEST(QuietHours, end_in_the_zone_where_somebody_lives) {
    EXPECT_TRUE(is_time_zone("Europe/Warsaw"));
    EXPECT_FALSE(is_time_zone("Europe/Nowhere"));
    EXPECT_FALSE(is_time_zone(""));
    const storage::QuietHours night{"Europe/Warsaw", 22 * 60, 7 * 60};
    constexpr Time kHour = 3'600'000;
    constexpr Time kWinter = 1'768'000'000'000 / (24 * kHour) * 24 * kHour;  // midnight, a day of January 2026
    constexpr Time kSummer = 1'783'000'000'000 / (24 * kHour) * 24 * kHour;  // and one of July
    // In winter an hour ahead: at 21:30 UTC it is 22:30 there, and 7:00 comes at 6:00 UTC.
    EXPECT_EQ(after_quiet_hours(night, kWinter + 21 * kHour + kHour / 2), kWinter + 30 * kHour);
    EXPECT_EQ(after_quiet_hours(night, kWinter + 20 * kHour), kWinter + 20 * kHour);
    EXPECT_EQ(after_quiet_hours(night, kWinter + 3 * kHour + 1), kWinter + 6 * kHour);
    EXPECT_EQ(after_quiet_hours(night, kWinter + 6 * kHour), kWinter + 6 * kHour);
    // In summer two.
    EXPECT_EQ(after_quiet_hours(night, kSummer + 20 * kHour), kSummer + 29 * kHour);
    // In the nights in which clocks change seven o'clock stays seven o'clock.
    constexpr Time kSpring = 1'774'656'000'000;  // midnight of 28 March 2026, UTC
    constexpr Time kAutumn = 1'792'800'000'000;  // and of 24 October
    EXPECT_EQ(after_quiet_hours(night, kSpring + 22 * kHour), kSpring + 29 * kHour);
    EXPECT_EQ(after_quiet_hours(night, kAutumn + 21 * kHour), kAutumn + 30 * kHour);
    const storage::QuietHours noon{"UTC", 12 * 60, 13 * 60};
    EXPECT_EQ(after_quiet_hours(noon, kWinter + 12 * kHour), kWinter + 13 * kHour);
    EXPECT_EQ(after_quiet_hours(noon, kWinter + 13 * kHour), kWinter + 13 * kHour);
    EXPECT_EQ(after_quiet_hours({"UTC", 60, 60}, kWinter + kHour), kWinter + kHour);
}

}  // namespace wharf::server
