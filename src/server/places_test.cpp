// Where accounts are used, and names as nodes know them.
#include "server/places.h"

#include <gmock/gmock.h>

#include "server/cookies.h"
#include "server/testing/house.h"

namespace wharf::server {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

struct PlacesTest : ::testing::Test {
    tests::House house;
    tests::TestNode node{house};
    Person anna = house.guest("Anna");
};

TEST_F(PlacesTest, are_networks_and_devices) {
    Request request;
    request.address = "192.0.2.1";
    EXPECT_EQ(whence(request).network, "network 192.0.2.1");
    EXPECT_EQ(whence(request).device, "");
    Response response;
    const std::string device = Places::give_device(request, response);
    const std::string cookie = cookie_value(response.headers.back().second, kDeviceCookie);
    EXPECT_EQ(device.find(cookie), std::string::npos) << "the cookie itself is kept";
    request.cookie = std::string(kDeviceCookie) + "=" + cookie;
    EXPECT_EQ(whence(request).device, device);
    // A device keeps its cookie.
    Response again;
    EXPECT_EQ(Places::give_device(request, again), device);
    EXPECT_THAT(again.headers, IsEmpty());
}

TEST_F(PlacesTest, are_stored) {
    node.people.places.seen("id-Anna", {"network 192.0.2.1", "device d"});
    node.people.places.seen("id-Anna", {"network 192.0.2.1", ""});
    EXPECT_TRUE(house.wait_until([&] { return house.store->places_of("id-Anna").size() == 2; }));
    EXPECT_THAT(house.store->places_of("id-Anna"), UnorderedElementsAre("network 192.0.2.1", "device d"));
}

TEST_F(PlacesTest, of_guests_are_not_remembered_but_those_of_accounts_are) {
    storage::User user;
    user.id = "bert";
    user.name = "Bert";
    user.kind = storage::UserKind::account;
    const std::vector<storage::Write> writes{
        storage::AddUser{user}, storage::AddSession{{.token_hash = token_hash("berts"), .user = "bert"}},
        storage::AddSession{{.token_hash = token_hash("annas"), .user = "id-Anna"}}};
    house.store->commit(writes);
    for (const char* token : {"annas", "berts"}) {
        Request request;
        request.address = "192.0.2.7";
        request.cookie = std::string(kSessionCookie) + "=" + token;
        EXPECT_TRUE(house.run(node.people.identify(request)));
    }
    EXPECT_TRUE(house.wait_until([&] { return !house.store->places_of("bert").empty(); }));
    EXPECT_THAT(house.store->places_of("bert"), ElementsAre("network 192.0.2.7"));
    EXPECT_THAT(house.store->places_of("id-Anna"), IsEmpty());
}

TEST_F(PlacesTest, names_are_learnt_and_change_only_where_they_are_known) {
    KnownNames& names = node.people.names;
    EXPECT_EQ(names.of("id-Anna"), "");
    names.change("id-Anna", "Somebody");
    EXPECT_EQ(names.of("id-Anna"), "");
    house.run(names.learn({"id-Anna", "nobody"}));
    EXPECT_EQ(names.of("id-Anna"), "Anna");
    names.change("id-Anna", "Annabel");
    EXPECT_EQ(names.of("id-Anna"), "Annabel");
}

TEST_F(PlacesTest, profiles_are_found_by_any_spelling) {
    const Response found = house.run(node.people.profiles.named("ANNA", std::nullopt));
    EXPECT_EQ(found.status, 200);
    EXPECT_EQ(boost::json::parse(*found.body).as_object().at("id").as_string(), "id-Anna");
    EXPECT_EQ(house.run(node.people.profiles.named("Nobody", std::nullopt)).status, 404);
}

}  // namespace
}  // namespace wharf::server
