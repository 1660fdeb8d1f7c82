// The nets a caller has loaded: one per game, the last one. Players do not outlive a request, so it may be replaced.
#pragma once

#include <map>
#include <memory>

#include "match/any_game.h"
#include "nets/net.h"

namespace wharf::wasm {

class LoadedNets {
 public:
    void keep(const match::AnyGame& game, nets::Net net) {
        nets_[&game] = std::make_unique<const nets::Net>(std::move(net));
    }
    const nets::Net* find(const match::AnyGame& game) const {
        const auto found = nets_.find(&game);
        return found == nets_.end() ? nullptr : found->second.get();
    }

 private:
    std::map<const match::AnyGame*, std::unique_ptr<const nets::Net>> nets_;
};

}  // namespace wharf::wasm
