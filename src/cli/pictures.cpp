#include "cli/pictures.h"

#include <cstdio>
#include <filesystem>

#include "cli/chromium.h"
#include "cli/command.h"
#include "cli/language.h"
#include "cli/output.h"
#include "load/server_process.h"
#include "server/web_files.h"
#include "storage/temporary_folder.h"
#include "text/plain.h"
#include "text/svg.h"

namespace wharf::cli {

namespace {

namespace json = boost::json;

// As the web client's first screen draws boards: every board fits into it.
constexpr int kPictureWidth = 1280;
constexpr int kPictureHeight = 800;

void write_file(const std::string& name, const std::string& content) {
    if (name == "-") return print(content);
    std::FILE* file = std::fopen(name.c_str(), "wb");
    const bool written = file != nullptr && std::fwrite(content.data(), 1, content.size(), file) == content.size();
    const bool closed = file != nullptr && std::fclose(file) == 0;
    if (!written || !closed) throw CommandError(kMachineFailed, "cannot write " + text::plain(name));
}

// The letters of URLs for what DEFLATE calls stored blocks: what the client unpacks from a link, without packing.
std::string packed(std::string_view document) {
    constexpr std::size_t kMostStored = 65'535;
    std::string bytes;
    do {
        const std::string_view block = document.substr(0, kMostStored);
        document.remove_prefix(block.size());
        bytes += static_cast<char>(document.empty() ? 1 : 0);
        const auto length = static_cast<unsigned>(block.size());
        for (const unsigned word : {length, ~length}) {
            bytes += static_cast<char>(word & 0xFFU);
            bytes += static_cast<char>(word >> 8U & 0xFFU);
        }
        bytes += block;
    } while (!document.empty());
    constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    std::string letters;
    std::uint32_t bits = 0;
    int count = 0;
    for (const char byte : bytes) {
        bits = bits << 8U | static_cast<unsigned char>(byte);
        for (count += 8; count >= 6; count -= 6) letters += kLetters[bits >> static_cast<unsigned>(count - 6) & 63U];
    }
    if (count > 0) letters += kLetters[bits << static_cast<unsigned>(6 - count) & 63U];
    return letters;
}

// The position alone, with the names of its players.
std::string position_with_names(const match::Record& record) {
    json::object document = match::write_position(*record.match);
    document["format"] = "wharf-match/1";
    json::array seats;
    for (const std::string& name : record.names) seats.push_back(json::object{{"name", name}});
    document["seats"] = std::move(seats);
    document["moves"] = json::array();
    return json::serialize(document);
}

bool has_client() {
    for (const server::WebFile& file : server::embedded_files())
        if (file.path.ends_with(".wasm")) return true;
    return false;
}

}  // namespace

void write_svg(const match::Record& record, Seat observer, const std::string& file) {
    const language::Speaker speaker = speaker_for(record);
    write_file(file, text::svg_of(record.match->draw(observer, text::Paint(speaker, true))));
}

void write_png(const match::Record& record, Seat observer, const std::string& file) {
    if (!has_client())
        throw CommandError(kMachineFailed, "--png needs the web client, and this wharf was built without it");
    const storage::TemporaryFolder folder;
    const std::string browser = folder.file("browser");
    std::filesystem::create_directory(browser);
    load::ServerProcess server(load::own_program(), {"--data", folder.file("data"), "--log", "error"}, -1);
    server.start();
    const language::Speaker speaker = speaker_for(record);
    Chromium chromium(browser, std::string(speaker.language()));
    const std::string eyes = observer == kSpectator ? "" : "?seat=" + std::to_string(observer);
    const std::string address = "http://127.0.0.1:" + std::to_string(server.port()) + "/#/picture/" +
                                packed(position_with_names(record)) + eyes;
    // Kept when the board has its letters and nothing in it moves any more; a text where it cannot be drawn.
    write_file(file, chromium.picture(address, kPictureWidth, kPictureHeight, R"(new Promise((done) => {
      const places = () => [...document.querySelectorAll('[data-picture] *')]
        .map((one) => Object.values(one.getBoundingClientRect().toJSON()).join()).join();
      const rest = (before, times) => {
        const now = places();
        if (now === before && times === 8) done(true);
        else setTimeout(() => rest(now, now === before ? times + 1 : 0), 50);
      };
      const look = () => {
        const board = document.querySelector('[data-picture]');
        if (board?.dataset.picture === 'drawn') document.fonts.ready.then(() => rest('', 0));
        else if (board) done(board.textContent);
        else setTimeout(look, 30);
      };
      look();
    }))"));
}

}  // namespace wharf::cli
