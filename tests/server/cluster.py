"""Several nodes on one PostgreSQL and one NATS, all real, on the loopback, in a temporary folder; each can be stopped and
started again."""
import glob
import os
import pathlib
import re
import shutil
import socket
import subprocess
import tempfile
import threading
import time
import urllib.error
import urllib.request

from client import AGES, Server, wait_until


def free_port():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


class Lag:
    """How long this machine stood still, so that its pauses are not taken for the server's."""

    def __init__(self):
        self.pauses = []
        threading.Thread(target=self.run, daemon=True).start()

    def run(self):
        while True:
            begin = time.monotonic()
            time.sleep(0.05)
            late = time.monotonic() - begin - 0.05
            if late > 0.1:
                self.pauses.append((begin, late))

    def lost_since(self, begin):
        return sum(late for at, late in self.pauses if at >= begin)


class Postgres:
    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.programs = pathlib.Path(sorted(glob.glob("/usr/lib/postgresql/*/bin"))[-1])
        # It refuses to run as root.
        self.as_user = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
        self.folder.mkdir()
        if self.as_user:
            shutil.chown(self.folder, "postgres")
        self.run("initdb", "-D", self.folder / "data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8")
        self.start()
        self.url = f"postgresql:///postgres?user=postgres&host={self.folder}"

    def run(self, program, *arguments):
        # In a folder that its user may read, and without a pipe that the server would keep open.
        subprocess.run([*self.as_user, self.programs / program, *map(str, arguments)], check=True, cwd="/",
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def start(self):
        self.run("pg_ctl", "-D", self.folder / "data", "-w", "-t", AGES, "-l", self.folder / "log", "-o",
                 f"-c listen_addresses='' -c max_connections=100 -k {self.folder}", "start")

    def stop(self):
        """As if it had crashed."""
        self.run("pg_ctl", "-D", self.folder / "data", "-m", "immediate", "stop")


class Nats:
    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.folder.mkdir()
        self.port = free_port()
        self.url = f"nats://127.0.0.1:{self.port}"
        self.process = None
        self.start()

    def start(self):
        with open(self.folder / "log", "ab") as log:
            self.process = subprocess.Popen(["nats-server", "-a", "127.0.0.1", "-p", str(self.port), "-js", "-sd", str(self.folder)],
                                            stdout=log, stderr=log)
        wait_until(self.answers, "nats-server answers")

    def answers(self):
        assert self.process.poll() is None, "nats-server does not run: scripts/install-packages test"
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as wire:
                return wire.recv(4) == b"INFO"
        except OSError:
            return False

    def stop(self):
        self.process.kill()
        self.process.wait()

    def publish(self, subject, payload):
        """Any bytes, as any client of NATS may send them."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=AGES) as wire:
            wire.recv(65536)
            wire.sendall(b'CONNECT {"verbose":false}\r\nPUB %s %d\r\n%s\r\nPING\r\n' % (subject.encode(), len(payload), payload))
            answer = b""
            while b"PONG" not in answer:
                more = wire.recv(65536)
                assert more, answer
                answer += more


class Node(Server):
    """A server with its metrics at hand."""

    def __init__(self, *arguments, **more):
        self.metrics_port = free_port()
        super().__init__("--metrics", str(self.metrics_port), *arguments, **more)

    def metric(self, name):
        with urllib.request.urlopen(f"http://127.0.0.1:{self.metrics_port}/metrics", timeout=AGES) as page:
            return int(re.search(f"^wharf_{name} (\\d+)$", page.read().decode(), re.M)[1])

    def status(self, path):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=AGES) as page:
                return page.status
        except urllib.error.HTTPError as error:
            return error.code


class Cluster:
    def __init__(self, count, *arguments):
        # Short: the path of a socket must be.
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="wharf-nodes-", dir="/tmp"))
        self.folder.chmod(0o755)
        self.nodes = []
        self.postgres = self.nats = None
        try:
            self.postgres = Postgres(self.folder / "postgres")
            self.nats = Nats(self.folder / "nats")
            for i in range(count):
                data = self.folder / f"node{i}"
                data.mkdir()
                self.nodes.append(Node("--postgres", self.postgres.url, "--nats", self.nats.url, *arguments, data=str(data)))
            for node in self.nodes:
                wait_until(lambda: node.status("/readyz") == 200, "a node is ready")
        except BaseException:
            self.close()
            raise

    def close(self):
        for node in self.nodes:
            node.close()
        if self.nats and self.nats.process.poll() is None:
            self.nats.stop()
        if self.postgres:
            try:
                self.postgres.stop()
            except subprocess.CalledProcessError:
                pass  # it is stopped already
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
