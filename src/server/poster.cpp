#include "server/poster.h"

#include <charconv>

#include "server/wire.h"

namespace wharf::server {

namespace {

constexpr int kMostInformational = 5;

Posted what_came(int status) {
    if (status >= 200 && status < 300) return Posted::taken;
    if (status == 404 || status == 410) return Posted::gone;
    if (status == 408 || status == 425 || status == 429 || status >= 500) return Posted::failed;
    return Posted::refused;  // another place that it names is not gone to
}

std::string request_of(const Post& wanted) {
    std::string text =
        "POST " + wanted.to.path + " HTTP/1.1\r\nHost: " + wanted.to.origin().substr(8) +
        "\r\nUser-Agent: Wharf\r\nConnection: close\r\nContent-Length: " + std::to_string(wanted.body.size()) + "\r\n";
    for (const auto& [name, value] : wanted.headers) text.append(name).append(": ").append(value).append("\r\n");
    return text + "\r\n" + wanted.body;
}

Awaitable<int> read_status(std::shared_ptr<Wire> wire) {
    for (int i = 0; i <= kMostInformational; ++i) {
        const std::string line = co_await wire->read_line();
        int status = 0;
        if (!line.starts_with("HTTP/1.") || line.size() < 12) throw Unreachable("the other side does not speak HTTP");
        std::from_chars(line.data() + 9, line.data() + 12, status);
        if (status >= 200) co_return status;
        while (!(co_await wire->read_line()).empty()) continue;
    }
    throw Unreachable("the other side does not answer");
}

Awaitable<Poster::Answer> do_post(Loop& loop, Lookups& lookups, Post wanted, bool reaches_private) {
    Poster::Answer answer;
    try {
        Wire::Allows allows = [reaches_private](const asio::ip::address& to) {
            return reaches_private || is_public(to);
        };
        auto connecting = Wire::connect(loop, lookups, {wanted.to.host, wanted.to.port, wanted.for_whom},
                                        Poster::kLongest, std::move(allows));
        const std::shared_ptr<Wire> wire = co_await std::move(connecting);
        co_await wire->secure(wanted.to.host);
        co_await wire->write(request_of(wanted));
        const int status = co_await read_status(wire);
        answer.posted = what_came(status);
        answer.detail = std::to_string(status);
    } catch (const std::exception& failure) {
        answer.detail = failure.what();
    }
    co_return answer;
}

}  // namespace

Poster::Poster(Loop& loop, bool reaches_private)
    : loop_(loop), lookups_(std::make_unique<Lookups>(loop)), reaches_private_(reaches_private) {}

Poster::~Poster() = default;

Arrival<Poster::Answer> Poster::post(Post wanted) {
    return Arrival<Answer>(
        [&loop = loop_, &lookups = *lookups_, may = reaches_private_, wanted = std::move(wanted)](auto deliver) {
            asio::co_spawn(loop.context().get_executor(), do_post(loop, lookups, wanted, may),
                           [deliver](std::exception_ptr failed, Answer answer) {
                               if (failed) answer = {Posted::failed, "no memory"};
                               deliver(std::move(answer));
                           });
        });
}

}  // namespace wharf::server
