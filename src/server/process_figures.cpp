#include "server/process_figures.h"

#include <sys/resource.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

namespace wharf::server {

namespace {

// The 22nd word of /proc/self/stat: ticks from the start of the machine to that of the process. The second word is a
// name in brackets that may hold anything.
double start_in_ticks() {
    std::ifstream file("/proc/self/stat");
    std::string line;
    std::getline(file, line);
    std::size_t at = line.rfind(')');
    for (int words = 2; words < 22 && at != std::string::npos; ++words) at = line.find(' ', at + 1);
    return at == std::string::npos ? 0 : std::strtod(line.c_str() + at, nullptr);
}

double boot_time() {
    std::ifstream file("/proc/stat");
    for (std::string word; file >> word;)
        if (double seconds = 0; word == "btime" && file >> seconds) return seconds;
    return 0;
}

double seconds_of(const timeval& time) { return static_cast<double>(time.tv_sec) + time.tv_usec / 1e6; }

}  // namespace

ProcessFigures process_figures() {
    ProcessFigures figures;
    std::ifstream memory("/proc/self/statm");
    std::uint64_t whole = 0;
    std::uint64_t resident = 0;
    if (memory >> whole >> resident)
        figures.resident_bytes = resident * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
    rusage used{};
    if (getrusage(RUSAGE_SELF, &used) == 0)
        figures.processor_seconds = seconds_of(used.ru_utime) + seconds_of(used.ru_stime);
    std::error_code ignored;
    for (std::filesystem::directory_iterator next("/proc/self/fd", ignored);
         !ignored && next != std::filesystem::end(next); next.increment(ignored))
        figures.open_descriptors += 1;
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) == 0) figures.most_descriptors = limit.rlim_cur;
    figures.started = boot_time() + start_in_ticks() / static_cast<double>(sysconf(_SC_CLK_TCK));
    return figures;
}

}  // namespace wharf::server
