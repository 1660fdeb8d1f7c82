// What is needed to give games away: months, and files that are compressed part by part.
#include <gtest/gtest.h>
#include <zlib.h>

#include <array>

#include "server/gzip.h"
#include "server/month.h"
#include "server/open_data.h"
#include "server/testing/house.h"

namespace wharf::server {

TEST(Month, begins_in_utc_and_is_read_as_it_is_written) {
    constexpr Time kLastOfYear = 1'798'761'599'999;  // 2026-12-31 23:59:59.999
    EXPECT_EQ(month_text(month_of(kLastOfYear)), "2026-12");
    EXPECT_EQ(month_text(month_of(kLastOfYear + 1)), "2027-01");
    EXPECT_EQ(beginning_of_month(*read_month("2027-01")), kLastOfYear + 1);
    EXPECT_EQ(beginning_of_month(*read_month("2026-12") + std::chrono::months(1)), kLastOfYear + 1);
    for (const char* wrong : {"", "2026", "2026-13", "2026-00", "1999-12", "2026-1", "2026/12", "x026-12", "2026-1x"})
        EXPECT_FALSE(read_month(wrong)) << wrong;
}

TEST(Gzip, is_one_file_whatever_its_parts) {
    std::string text;
    std::string packed;
    Gzip gzip;
    for (int part = 0; part < 50; ++part) {
        const std::string more = "part " + std::to_string(part * part) + std::string(1000, 'x') + "\n";
        text += more;
        packed += gzip.add(more, part == 49);
    }
    z_stream stream{};
    ASSERT_EQ(inflateInit2(&stream, 15 + 16), Z_OK);
    std::string plain(text.size() + 1, '\0');
    stream.next_in = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_in = static_cast<uInt>(packed.size());
    stream.next_out = reinterpret_cast<Bytef*>(plain.data());
    stream.avail_out = static_cast<uInt>(plain.size());
    EXPECT_EQ(inflate(&stream, Z_FINISH), Z_STREAM_END);
    inflateEnd(&stream);
    EXPECT_EQ(plain.substr(0, text.size()), text);
    EXPECT_LT(packed.size(), text.size() / 10);
}

TEST(OpenData, whoever_takes_his_months_slowly_leaves_room_for_others) {
    tests::House house;
    tests::TestNode node(house, NodeOptions{.unlimited_rate = true});
    OpenData data(node.node);
    const auto ask = [&](const std::string& address) {
        Request request;
        request.method = "GET";
        request.address = address;
        return house.run<Response>(data.month(request, "tortuga", "2001-01.ndjson.gz"));
    };
    // A month is on its way as long as somebody has it.
    std::vector<Response> taken;
    for (const char* address : {"192.0.2.1", "192.0.2.1", "192.0.2.2"}) taken.push_back(ask(address));
    for (const Response& response : taken) EXPECT_EQ(response.status, 200);
    EXPECT_EQ(ask("192.0.2.1").status, 429);
    taken.push_back(ask("192.0.2.3"));
    EXPECT_EQ(taken.back().status, 200);
    EXPECT_EQ(ask("192.0.2.4").status, 429);
    taken.erase(taken.begin());
    EXPECT_EQ(ask("192.0.2.1").status, 200);
}

}  // namespace wharf::server
