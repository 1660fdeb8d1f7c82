// The subcommands of `wharf`, as its help lists them.
#include "cli/command.h"
#include "cli/load.h"
#include "cli/serve.h"

namespace wharf::cli {

void add_commands(CLI::App& app) {
    add_play(app);
    add_games(app);
    add_rules(app);
    add_new(app);
    add_random(app);
    add_show(app);
    add_legal(app);
    add_do(app);
    add_replay(app);
    add_export(app);
    add_verify(app);
    add_arena(app);
    add_worker(app);
    add_engine(app);
    add_bot(app);
    add_analyse(app);
    add_report(app);
    add_statistics(app);
    add_puzzles(app);
    add_bench(app);
    add_signature(app);
    add_batch(app);
    add_gpu(app);
    add_serve(app);
    add_backup(app);
    add_restore(app);
    add_fsck(app);
    add_vacuum(app);
    add_admin(app);
    add_load(app);
    add_crash(app);
    add_protocol(app);
    add_completion(app);
    add_man(app);
}

}  // namespace wharf::cli
