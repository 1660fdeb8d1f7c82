// Prints the signatures as the device computes them, one random game per thread: compare with `wharf signature
// --states`.
#include <chrono>
#include <cstdio>
#include <cstdlib>

#include "core/signature.h"
#include "gpu/games.h"

namespace wharf::gpu {
namespace {

void check(cudaError_t error) {
    if (error == cudaSuccess) return;
    std::fprintf(stderr, "gpu-signature: %s\n", cudaGetErrorString(error));
    std::exit(1);
}

template <Game G>
__global__ void play(int players, std::uint64_t games, Signature* sum) {
    const std::uint64_t n = std::uint64_t{blockIdx.x} * blockDim.x + threadIdx.x;
    if (n >= games) return;
    const Signature own = signature_of_game<G>(players, n);
    using Word = unsigned long long;
    atomicAdd(reinterpret_cast<Word*>(&sum->play), static_cast<Word>(own.play));
    atomicAdd(reinterpret_cast<Word*>(&sum->states), static_cast<Word>(own.states));
    atomicAdd(reinterpret_cast<Word*>(&sum->steps), static_cast<Word>(own.steps));
}

struct PrintSignatures {
    std::uint64_t games;

    template <Game G>
    void operator()(const char* id) const {
        Signature* sum = nullptr;
        check(cudaMalloc(&sum, sizeof(Signature)));
        for (int players = G::kMinPlayers; players <= G::kMaxPlayers; ++players) {
            check(cudaMemset(sum, 0, sizeof(Signature)));
            constexpr unsigned kThreads = 64;
            const auto begin = std::chrono::steady_clock::now();
            play<G><<<static_cast<unsigned>((games + kThreads - 1) / kThreads), kThreads>>>(players, games, sum);
            check(cudaGetLastError());
            check(cudaDeviceSynchronize());
            const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
            Signature host;
            check(cudaMemcpy(&host, sum, sizeof host, cudaMemcpyDeviceToHost));
            std::printf("%s %d %016llx %016llx\n", id, players, static_cast<unsigned long long>(host.play),
                        static_cast<unsigned long long>(host.states));
            std::fprintf(stderr, "%s %d: %.1f million steps per second, hashing included\n", id, players,
                         static_cast<double>(host.steps) / seconds / 1e6);
        }
        check(cudaFree(sum));
    }
};

}  // namespace
}  // namespace wharf::gpu

int main(int argc, char** argv) {
    const std::uint64_t games = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1000;
    wharf::gpu::for_each_game(wharf::gpu::PrintSignatures{games});
    return 0;
}
