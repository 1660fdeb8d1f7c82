#include <boost/asio/write.hpp>
#include <boost/beast/http.hpp>

#include "server/session.h"

namespace wharf::server {

namespace {

class LineStream final : public SendQueue {
 public:
    explicit LineStream(Connection connection)
        : SendQueue(std::move(connection.network), std::move(connection.place)),
          stream_(std::move(connection.stream)) {}

    static Awaitable<void> run(std::shared_ptr<LineStream> self, http::response<http::empty_body> header,
                               Opening opening) {
        self->follow_cut();
        header.chunked(true);
        http::response_serializer<http::empty_body> serializer(header);
        self->stream_.expires_after(kSlowest);
        auto [failed, sent] = co_await http::async_write_header(self->stream_, serializer, kAwait);
        if (failed) co_return;
        self->stream_.expires_never();
        self->receiver_ = opening.open(self);
        if (!self->place_->open(opening.owner, opening.asked, self, self->receiver_)) self->close("");
        // Nothing more is expected from the client; whatever comes, and be it the end, closes the stream.
        char byte = 0;
        co_await self->stream_.async_read_some(asio::buffer(&byte, 1), kAwait);
        self->receiver_->closed();
        self->receiver_.reset();
        self->close("");
    }

 private:
    void write(Buffers texts) override {
        stream_.expires_after(kSlowest);
        asio::async_write(stream_, http::make_chunk(texts), [self = own()](beast::error_code error, std::size_t) {
            self->stream_.expires_never();
            self->written(error);
        });
    }
    void end(const std::string&) override {
        asio::async_write(stream_, http::make_chunk_last(),
                          [self = own()](beast::error_code, std::size_t) { self->stream_.close(); });
    }
    std::shared_ptr<LineStream> own() { return std::static_pointer_cast<LineStream>(this->shared_from_this()); }
    void cut() override { stream_.close(); }

    Stream stream_;
};

}  // namespace

void open_lines(Connection connection, http::response_header<> header, Opening opening) {
    const std::shared_ptr<Network::Inside> network = connection.network;
    auto lines = std::make_shared<LineStream>(std::move(connection));
    http::response<http::empty_body> response(std::move(header));
    network->start("a stream of lines", LineStream::run(std::move(lines), std::move(response), std::move(opening)));
}

}  // namespace wharf::server
