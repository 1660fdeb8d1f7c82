// What waits, shared out fairly among people, and among the tables of each: next is what belongs to whoever has had
// least. Of one table in the order it came.
#pragma once

#include <algorithm>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <utility>

namespace wharf::server {

// For whom something is done; nobody in particular is one person with one table.
struct Whom {
    std::string person{};
    std::string table{};
};

template <class Work>
class FairQueue {
 public:
    // `cost` is what it will take of everybody's time, in any unit.
    void push(const Whom& whom, double cost, Work work) {
        Share& person = join(people_, served_, whom.person);
        Share& table = join(person.tables, person.served, whom.table);
        person.waiting += 1;
        table.waiting += 1;
        table.works.push_back({cost, std::move(work)});
        size_ += 1;
    }

    std::optional<Work> pop() {
        if (size_ == 0) return std::nullopt;
        const auto person = next(people_);
        const auto table = next(person->second.tables);
        Item item = std::move(table->second.works.front());
        table->second.works.pop_front();
        size_ -= 1;
        take(person->second.tables, person->second.served, table, item.cost);
        take(people_, served_, person, item.cost);
        return std::move(item.work);
    }

    void clear() {
        people_.clear();
        size_ = 0;
    }
    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }

 private:
    struct Item {
        double cost;
        Work work;
    };
    // Of a person, who has tables; or of a table, which has works.
    struct Share {
        double had = 0;
        std::size_t waiting = 0;
        double served = 0;
        std::map<std::string, Share> tables{};
        std::deque<Item> works{};
    };
    using Shares = std::map<std::string, Share>;

    // Who comes after a while has no claim to what he did not ask for meanwhile: he begins where the others are.
    static Share& join(Shares& shares, double served, const std::string& who) {
        Share& share = shares[who];
        if (share.waiting == 0) share.had = std::max(share.had, served);
        return share;
    }
    static typename Shares::iterator next(Shares& shares) {
        auto least = shares.end();
        for (auto share = shares.begin(); share != shares.end(); ++share)
            if (share->second.waiting > 0 && (least == shares.end() || share->second.had < least->second.had))
                least = share;
        return least;
    }
    static void take(Shares& shares, double& served, typename Shares::iterator one, double cost) {
        served = std::max(served, one->second.had);
        one->second.had += cost;
        one->second.waiting -= 1;
        // Whoever waits for nothing and is not ahead of the others would begin anew just the same.
        const double now = served;
        std::erase_if(shares,
                      [now](const auto& share) { return share.second.waiting == 0 && share.second.had <= now; });
    }

    Shares people_;
    double served_ = 0;  // what the one had who was served last
    std::size_t size_ = 0;
};

}  // namespace wharf::server
