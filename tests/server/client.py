"""A client of the server with nothing but Python's standard library: HTTP, WebSocket, and a server to talk to."""
import base64
import http.client
import json
import os
import pathlib
import shutil
import signal
import socket
import struct
import subprocess
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PROGRAM = os.environ.get("WHARF", str(ROOT / "build/release/wharf"))
# What must come is waited for this long, seconds: a busy machine may stand still for a while.
AGES = 120


def wait_until(is_so, what, seconds=AGES, progress=lambda: None):
    """Waits for what must come, however long, and longer while `progress` changes; returns after how many seconds it was so.
    `what` says, or can be asked, what did not come. While the machine stands still nobody can do anything: of the time
    between two looks a second counts."""
    begin = before = time.monotonic()
    last, patience, looks = progress(), seconds, 0
    while not is_so():
        looks += 1
        now = time.monotonic()
        patience -= min(now - before, 1)
        before = now
        if (stands := progress()) != last:
            last, patience = stands, seconds
        assert patience > 0, f"{what() if callable(what) else what}: not after {seconds} s{last and f' since {last}' or ''}"
        time.sleep(0.02 if looks < 10 else 0.1)  # who looks is counted too, and refused if he asks too often
    return time.monotonic() - begin


class Server:
    """A real server on a free port with a real database in a temporary folder."""

    def __init__(self, *arguments, data=None, program=PROGRAM, tls=None, log=None):
        self.arguments = arguments
        self.program = program
        self.tls = tls  # an ssl.SSLContext, where the server speaks TLS
        self.own_data = data is None
        self.data = data or tempfile.mkdtemp(prefix="wharf-test-")
        self.log_file = pathlib.Path(log or pathlib.Path(self.data) / "log")
        self.port = 0
        self.start()

    def start(self):
        self.log = open(self.log_file, "ab")
        self.process = subprocess.Popen([self.program, "serve", "--port", str(self.port), "--data", self.data, *self.arguments],
                                        stdout=subprocess.PIPE, stderr=self.log, text=True)
        line = self.process.stdout.readline()
        assert line.startswith("Wharf is at "), f"the server did not start: {line!r} {self.read_log()}"
        self.port = int(line.rsplit(":", 1)[1].strip("/\n"))

    def connect(self):
        """A connection of bytes."""
        wire = socket.create_connection(("127.0.0.1", self.port), timeout=AGES)
        return self.tls.wrap_socket(wire, server_hostname="localhost") if self.tls else wire

    def memory(self):
        """Bytes the server holds."""
        pages = int(pathlib.Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def read_log(self):
        return self.log_file.read_text()

    def kill(self):
        self.process.kill()
        self.process.wait()

    def stop(self):
        """SIGTERM; returns the exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=AGES)

    def close(self):
        if self.process.poll() is None:
            self.kill()
        self.log.close()
        if self.own_data:
            shutil.rmtree(self.data, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


class Person:
    """Somebody with a session: requests over HTTP."""

    def __init__(self, server, name=None, token=None, address=None):
        self.server = server
        self.address = address  # as a trusted proxy would say
        self.cookie = ""  # all of them, as sent
        self.token = token
        self.me = self.post("/api/guest", {"name": name})[1] if name else None

    def request(self, method, path, body=None, headers=None, raw=None):
        connection = http.client.HTTPConnection("localhost", self.server.port, timeout=AGES)
        connection.sock = self.server.connect()
        sent = dict(headers or {})
        if self.cookie:
            sent.setdefault("Cookie", self.cookie)
        if self.token:
            sent.setdefault("Authorization", "Bearer " + self.token)
        if self.address:
            sent.setdefault("X-Forwarded-For", self.address)
        data = raw
        if body is not None:
            data = json.dumps(body).encode()
        if data is not None:
            sent.setdefault("Content-Type", "application/json")
        connection.request(method, path, data, sent)
        response = connection.getresponse()
        text = response.read()
        kept = dict(pair.split("=", 1) for pair in self.cookie.split("; ") if pair)
        for cookie in response.headers.get_all("Set-Cookie") or []:
            name, value = cookie.split(";")[0].split("=", 1)
            kept.pop(name, None)
            if value:
                kept[name] = value
        self.cookie = "; ".join(f"{name}={value}" for name, value in kept.items())
        connection.close()
        self.headers = response.headers
        try:
            return response.status, json.loads(text)
        except ValueError:
            return response.status, text.decode(errors="replace")

    def get(self, path):
        return self.request("GET", path)

    def post(self, path, body=None):
        return self.request("POST", path, {} if body is None else body)

    def socket(self, **more):
        if self.address:
            more["headers"] = f"X-Forwarded-For: {self.address}\r\n" + more.get("headers", "")
        return Socket(self.server, self.cookie, **more)


class Closed(Exception):
    pass


class Socket:
    """A WebSocket with numbered requests. Messages that answer nothing are kept in `heard`."""

    def __init__(self, server, cookie="", origin=None, path="/api/socket", headers="", wire=None):
        self.wire = wire or server.connect()
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{server.port}", "Upgrade: websocket", "Connection: Upgrade",
                 f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        if cookie:
            lines.append("Cookie: " + cookie)
        if origin:
            lines.append("Origin: " + origin)
        self.wire.sendall(("\r\n".join(lines) + "\r\n" + headers + "\r\n").encode())
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            more = self.wire.recv(65536)
            if not more:
                raise Closed("before the handshake")
            self.buffer += more
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        self.status = int(head.split()[1])
        self.number = 0
        self.lines = []
        self.heard = []
        self.tables = {}
        if self.status == 101:
            self.welcome = self.read()

    def close(self):
        self.wire.close()

    def send_frame(self, data, opcode=1, fin=True, masked=True):
        header = bytes([(0x80 if fin else 0) | opcode])
        mask_bit = 0x80 if masked else 0
        if len(data) < 126:
            header += bytes([mask_bit | len(data)])
        elif len(data) < 65536:
            header += bytes([mask_bit | 126]) + struct.pack(">H", len(data))
        else:
            header += bytes([mask_bit | 127]) + struct.pack(">Q", len(data))
        mask = os.urandom(4) if masked else b""
        body = bytes(b ^ mask[i % 4] for i, b in enumerate(data)) if masked else data
        self.wire.sendall(header + mask + body)

    def take(self, count):
        while len(self.buffer) < count:
            more = self.wire.recv(65536)
            if not more:
                raise Closed("by the server")
            self.buffer += more
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data

    def read(self):
        """The next message, as the server sent it. Several may come together, a line each."""
        if self.lines:
            return json.loads(self.lines.pop(0))
        while True:
            first, second = self.take(2)
            size = second & 127
            if size == 126:
                size = struct.unpack(">H", self.take(2))[0]
            elif size == 127:
                size = struct.unpack(">Q", self.take(8))[0]
            data = self.take(size)
            opcode = first & 15
            if opcode == 9:
                self.send_frame(data, 10)
            elif opcode == 8:
                raise Closed(f"code {struct.unpack('>H', data[:2])[0] if data else 0}: {data[2:].decode()}")
            elif opcode == 1:
                self.lines = data.split(b"\n")
                return json.loads(self.lines.pop(0))

    def hear(self):
        """Reads one message and keeps the picture of tables up to date."""
        message = self.read()
        if message["kind"] == "table":
            table = self.tables.setdefault(message["table"], {"told": []})
            begin = message["sequence"] - len(message["told"])
            assert begin <= len(table["told"]), "something told is missing"
            table["told"][begin:] = message["told"]
            for field in ("info", "scene", "clocks"):
                if field in message:
                    table[field] = message[field]
            for pointer, value in message.get("changes", {}).items():
                *names, last = pointer.split("/")[1:]
                place = table["scene"]
                for name in names:
                    place = place[int(name) if isinstance(place, list) else name]
                last = int(last) if isinstance(place, list) else last
                place[last]  # nothing is ever added
                place[last] = value
            for field in ("undo_asked", "pause_asked", "paused"):
                table[field] = message.get(field)
        return message

    def ask(self, do, **fields):
        """Sends a request and waits for its answer: None, or the error."""
        self.number += 1
        self.send_frame(json.dumps({"do": do, "id": self.number, **fields}).encode())
        while True:
            message = self.hear()
            if message["kind"] in ("done", "refused") and message.get("id") == self.number:
                self.answer = message
                return message.get("error")
            self.heard.append(message)

    def hear_until(self, condition):
        """Listens until condition(tables) holds."""
        end = time.time() + AGES
        while not condition():
            self.wire.settimeout(max(0.01, end - time.time()))
            self.heard.append(self.hear())
        self.wire.settimeout(AGES)


def current_moves(told):
    """The moves that stand, after what was taken back."""
    moves = []
    for thing in told:
        if thing["kind"] == "move":
            moves.append((thing["seat"], thing["text"]))
        elif thing["kind"] == "undo":
            del moves[len(moves) - thing["count"]:]
    return moves
