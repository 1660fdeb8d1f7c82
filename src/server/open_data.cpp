#include "server/open_data.h"

#include "catalog/catalog.h"
#include "protocol/open_data.h"
#include "server/gzip.h"
#include "server/month.h"
#include "server/public_record.h"
#include "server/shared_limits.h"

namespace wharf::server {

namespace {

constexpr Time kIndexFor = 10 * 60'000;
constexpr int kMostDownloads = 4;
constexpr int kMostOfAddress = 2;
// Games that are read and written at a time: a part of a few hundred kilobytes before it is compressed.
constexpr int kGamesAtOnce = 20;
constexpr std::string_view kEnding = ".ndjson.gz";

// A month as it is written.
struct Writing {
    storage::GameFilter filter;
    storage::Page page{};
    Gzip gzip;
    bool is_over = false;
};

// The next bytes, the last of them when there are no more games; off the loop, where nobody else touches it meanwhile.
std::string next_part(storage::Store& store, Writing& download) {
    while (!download.is_over) {
        const auto rows = store.finished_games(download.filter, download.page);
        std::string lines;
        for (const storage::TableRow& row : rows)
            if (auto record = public_record(store, row)) lines.append(*record).append("\n");
        download.is_over = rows.size() < static_cast<std::size_t>(kGamesAtOnce);
        if (!rows.empty()) {
            download.page.before = rows.back().finished;
            download.page.before_id = rows.back().id;
        }
        std::string part = download.gzip.add(lines, download.is_over);
        if (!part.empty()) return part;
    }
    return {};
}

protocol::OpenData index_of(storage::Store& store, Time now) {
    protocol::OpenData index;
    for (const auto& [game, first] : store.first_finished()) {
        if (catalog::find_game(game) == nullptr) continue;
        for (Month month = month_of(first); month <= month_of(now); month += std::chrono::months(1)) {
            const Time from = beginning_of_month(month);
            const Time until = beginning_of_month(month + std::chrono::months(1)) - 1;
            const std::int64_t games = store.count_finished(game, from, until);
            const std::string name = month_text(month);
            if (games > 0)
                index.months.push_back({game, name, games, "/api/export/" + game + "/" + name + std::string(kEnding)});
        }
    }
    return index;
}

}  // namespace

// A month on its way to somebody, counted from the beginning to its end.
struct OpenData::Download {
    // None: there are as many as there may be.
    static std::shared_ptr<Download> begin(std::shared_ptr<UnderWay> counted, const std::string& address) {
        const std::lock_guard lock(counted->mutex);
        const auto known = counted->of_address.find(address);
        const bool has_many = known != counted->of_address.end() && known->second >= kMostOfAddress;
        if (counted->all >= kMostDownloads || has_many) return nullptr;
        return std::make_shared<Download>(counted, address);
    }
    // Only where it is counted.
    Download(std::shared_ptr<UnderWay> counted, std::string from)
        : under_way(std::move(counted)), address(std::move(from)) {
        under_way->all += 1;
        under_way->of_address[address] += 1;
    }
    ~Download() {
        const std::lock_guard lock(under_way->mutex);
        under_way->all -= 1;
        if (--under_way->of_address[address] == 0) under_way->of_address.erase(address);
    }
    Download(const Download&) = delete;
    Download& operator=(const Download&) = delete;

    std::shared_ptr<UnderWay> under_way;
    std::string address;
    Writing writing;
};

OpenData::OpenData(Node& node)
    : node_(node), writers_(1, 64, [log = node.log](std::string_view reason) {
          log.error("work off the loop failed", {{"of", "open data"}, {"reason", reason}});
      }) {}

void OpenData::share_limits(SharedLimits& shared) const { shared.share("downloads", *downloads_); }

Task<Response> OpenData::index() {
    const Time now = now_ms();
    if (index_ == nullptr || now - index_made_ > kIndexFor || node_.options.unlimited_rate) {
        auto index_read = node_.read([now](storage::Store& store) { return protocol::to_text(index_of(store, now)); });
        std::string made = co_await index_read;
        index_ = std::make_shared<const std::string>(std::move(made));
        index_made_ = now;
    }
    Response response = json_text_response("");
    response.body = index_;
    co_return response;
}

Task<Response> OpenData::month(Request request, std::string game, std::string file) {
    if (catalog::find_game(game) == nullptr || !file.ends_with(kEnding))
        co_return error_response(errors::kNoSuchPage());
    const auto month = read_month(std::string_view(file).substr(0, file.size() - kEnding.size()));
    if (!month || *month > month_of(now_ms())) co_return error_response(errors::kNoSuchPage());
    const bool is_limited = !node_.options.unlimited_rate && request.method != "HEAD";
    const std::shared_ptr<Download> download = Download::begin(under_way_, request.address);
    if (download == nullptr || (is_limited && !downloads_->allow(request.address))) {
        node_.counts.rate_limited += 1;
        co_return error_response(errors::kTooMany());
    }
    Writing& writing = download->writing;
    writing.filter.game = game;
    writing.filter.from = beginning_of_month(*month);
    writing.page.limit = kGamesAtOnce;
    writing.page.before = beginning_of_month(*month + std::chrono::months(1));
    Response response;
    response.type = "application/gzip";
    response.headers.emplace_back("Cache-Control", "no-store");
    response.headers.emplace_back("Content-Disposition", "attachment; filename=\"wharf-" + game + "-" +
                                                             month_text(*month) + std::string(kEnding) + "\"");
    response.pace.bytes_per_second = std::size_t{16} << 10U;  // a place among few, and others want it too
    response.parts = [this, download](std::function<void(std::optional<std::string>)> deliver) {
        const bool added = writers_.add([this, download, deliver] {
            std::optional<std::string> part;
            try {
                part = next_part(node_.store, download->writing);
            } catch (const std::exception& failure) {
                node_.log.error("a month could not be read", {{"reason", failure.what()}});
            }
            node_.loop.post([deliver, download, part = std::move(part)] { deliver(part); });
        });
        if (!added) node_.loop.post([deliver] { deliver(std::nullopt); });
    };
    co_return response;
}

Task<Response> OpenData::show_named(Person person) {
    auto read = node_.read([id = person.id](storage::Store& store) {
        const std::vector<std::string> self{id};
        return store.unnamed(self).empty();
    });
    const bool is_named = co_await read;
    protocol::Named named;
    named.named = is_named && person.kind != protocol::PersonKind::guest;
    co_return json_response(protocol::to_value(named));
}

Task<Response> OpenData::set_named(Request request, Person person) {
    auto read = protocol::read_body<protocol::Named>(request.body);
    if (auto* fault = std::get_if<protocol::Error>(&read)) co_return error_response(*fault);
    if (person.kind == protocol::PersonKind::guest) co_return error_response(errors::kWayNeedsAccount());
    storage::Write write = storage::SetUnnamed{person.id, !std::get<protocol::Named>(read).named};
    const storage::Outcome outcome = co_await node_.write(std::move(write));
    if (outcome.code != storage::Code::done) co_return error_response(errors::kTryAgain());
    co_return json_response(boost::json::object{});
}

}  // namespace wharf::server
