// What only PostgreSQL can do to us: hold locks for a node that nobody hears of any more.
#include <gmock/gmock.h>

#include "storage/testing/contract.h"

namespace wharf::storage::testing {

TEST(Postgres, a_node_that_is_cut_off_in_the_middle_of_a_write_keeps_nobody_waiting) {
    const Place place(Backend::postgres);
    const std::unique_ptr<Store> store = place.open();
    const Write ann = AddUser{user("a", "Ann")};
    ASSERT_EQ(store->commit({&ann, 1}).front().code, Code::done);
    const std::unique_ptr<Connection> lost = place.of_node();
    lost->begin();
    lost->query({"SELECT id FROM users WHERE id = 'a' FOR UPDATE", {}});
    // It is never heard of again; its connection stands.
    const Write more = SetPassword{"a", user("a", "Ann").password_hash, "new"};
    EXPECT_EQ(store->commit({&more, 1}).front().code, Code::done);
    EXPECT_THROW(lost->execute("COMMIT"), Failure);
}

}  // namespace wharf::storage::testing
