#include "cli/pictures.h"

#include <charconv>
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

// Kept when the board is drawn and nothing in it moves any more: true, or why it cannot be drawn.
constexpr std::string_view kStill = R"(new Promise((done) => {
  const look = () => {
    const board = document.querySelector('[data-picture]');
    if (board?.dataset.picture === 'still') done(true);
    else if (board?.dataset.picture === 'failed') done(board.textContent);
    else setTimeout(look, 30);
  };
  look();
}))";

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

// Why nothing can be drawn as the browser does it; "" where it can.
std::string obstacle() {
    if (!has_client()) return "this wharf was built without the web client";
    if (const char* named = std::getenv("CHROMIUM"); !find_chromium())
        return named == nullptr ? "there is no Chromium (CHROMIUM names its place)"
                                : "there is no Chromium at " + text::plain(named);
    return "";
}

std::string terminal_drawing(const match::Record& record, Seat observer) {
    return text::svg_of(record.match->draw(observer, text::Paint(speaker_for(record), true)));
}

void write_as_browser(const match::Record& record, Seat observer, const WantedPictures& wanted) {
    const storage::TemporaryFolder folder;
    const std::string browser = folder.file("browser");
    std::filesystem::create_directory(browser);
    load::ServerProcess server(load::own_program(), {"--data", folder.file("data"), "--log", "error"}, -1);
    server.start();
    Chromium chromium(*find_chromium(), browser, std::string(speaker_for(record).language()));
    const std::string eyes = observer == kSpectator ? "" : "?seat=" + std::to_string(observer);
    chromium.open("http://127.0.0.1:" + std::to_string(server.port()) + "/#/picture/" +
                      packed(position_with_names(record)) + eyes,
                  {wanted.width, wanted.height, wanted.dark});
    if (const json::value still = chromium.evaluate(std::string(kStill)); still.is_string())
        throw CommandError(kMachineFailed, "it cannot be drawn: " + text::plain(still.get_string(), 200));
    if (!wanted.png.empty()) write_file(wanted.png, chromium.picture());
    if (wanted.svg.empty()) return;
    const json::value otherwise(terminal_drawing(record, observer));
    const json::value svg = chromium.evaluate("pictureAsSvg(" + json::serialize(otherwise) + ")");
    write_file(wanted.svg, std::string(svg.as_string()));
}

}  // namespace

void read_picture_size(const std::string& text, WantedPictures& to) {
    constexpr int kLeast = 320;
    constexpr int kMost = 4096;
    const std::size_t cross = text.find('x');
    const auto side = [&](std::string_view digits, int& pixels) {
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), pixels);
        return error == std::errc() && end == digits.data() + digits.size() && pixels >= kLeast && pixels <= kMost;
    };
    if (cross == std::string::npos || !side(std::string_view(text).substr(0, cross), to.width) ||
        !side(std::string_view(text).substr(cross + 1), to.height))
        throw CommandError(kBadCommandLine,
                           "--size is width x height, each from 320 to 4096: 1280x800; not " + text::plain(text, 40));
}

void write_pictures(const match::Record& record, Seat observer, const WantedPictures& wanted) {
    const std::string missing = obstacle();
    if (missing.empty()) return write_as_browser(record, observer, wanted);
    if (!wanted.png.empty())
        throw CommandError(kMachineFailed, "--png needs what is not here: " + missing + "; --svg needs nothing");
    std::fputs(("wharf: --svg: " + missing + "; this is the terminal's drawing\n").c_str(), stderr);
    write_file(wanted.svg, terminal_drawing(record, observer));
}

}  // namespace wharf::cli
