"""Nets played against fixed rivals beside their training, on the processor's cores, the newest first."""
import json
import subprocess
import threading
import time


class ArenaQueue:
    def __init__(self, args, log):
        self.args, self.log = args, log
        self.waiting, self.ends = [], False
        self.changed = threading.Condition()
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()

    def add(self, path, seconds):
        with self.changed:
            self.waiting = [(path, seconds)]  # an older one that has not begun would only hold up this one
            self.changed.notify()

    def finish(self):
        with self.changed:
            self.ends = True
            self.changed.notify()
        self.thread.join()

    def run(self):
        while True:
            with self.changed:
                while not self.waiting and not self.ends:
                    self.changed.wait()
                if not self.waiting:
                    return
                path, seconds = self.waiting.pop()
            for rival in self.args.rivals.split(","):
                self.play(path, seconds, rival)

    def play(self, path, seconds, rival):
        begun = time.time()
        name, _, players = rival.partition("/")
        run = subprocess.run([str(self.args.arena), "--net", str(path), "--a", "net", "--b", name, "--players", players or "2", "--games",
                              str(self.args.arena_games), "--threads", str(self.args.arena_threads), "--json"],
                             capture_output=True, text=True)
        if run.returncode != 0:
            print(f"arena: {run.stderr.strip() or run.returncode}", flush=True)
            return
        result = json.loads(run.stdout.splitlines()[-1])
        self.log.write(json.dumps({"seconds": seconds, "rival": rival, "arena": result}) + "\n")
        self.log.flush()
        print(f"  after {seconds:.0f} s: {100 * result['share']:.1f} % ± {100 * result['half']:.1f} against {rival} "
              f"({result['games']} games, {time.time() - begun:.0f} s)", flush=True)
