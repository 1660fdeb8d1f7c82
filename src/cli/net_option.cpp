#include "cli/net_option.h"

#include <cstdio>

#include "catalog/catalog.h"
#include "cli/command.h"
#include "cli/language.h"
#include "nets/net_file.h"
#include "text/plain.h"

namespace wharf::cli {

namespace {

std::string bytes_of(const std::string& name) {
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(name.c_str(), "rb"), std::fclose);
    std::string bytes;
    char part[1 << 16];
    if (!file) throw CommandError(kBadDocument, "cannot read " + text::plain(name));
    while (bytes.size() <= nets::kMostFileBytes) {
        const std::size_t size = std::fread(part, 1, sizeof part, file.get());
        if (size == 0) break;
        bytes.append(part, size);
    }
    return bytes;
}

}  // namespace

void NetOption::add(CLI::App& command) {
    command.add_option("--net", file_, "A file with a net to play with, instead of the one that ships");
}

const nets::Net* NetOption::read(const match::AnyGame& game) {
    if (file_.empty() || net_) return net_.get();
    auto read = catalog::read_net(game, bytes_of(file_));
    if (const auto* problem = std::get_if<text::Problem>(&read))
        throw CommandError(kBadDocument, "--net " + text::plain(file_) + ": " + say(*problem));
    net_ = std::make_shared<const nets::Net>(std::move(std::get<nets::Net>(read)));
    return net_.get();
}

void require_net(const match::AnyGame& game, const players::Spec& spec, const nets::Net* net) {
    if (!players::needs_net(spec)) return;
    if (net == nullptr) net = catalog::shipped_net(game);
    if (net == nullptr)
        throw CommandError(kBadCommandLine, "\"" + spec.text + "\" plays with a trained net, and none ships for " +
                                                std::string(game.id()) + "; --net FILE names one");
    if (spec.novice && net->novice == nullptr)
        throw CommandError(kBadCommandLine, "\"" + spec.text + "\" plays with a novice's net, and this net has none");
}

}  // namespace wharf::cli
