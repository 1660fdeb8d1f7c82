"""Services that tell people something, written for tests: a push service that decrypts, a mail relay, a webhook."""
import base64
import email
import email.policy
import http.server
import json
import os
import queue
import socketserver
import ssl
import struct
import threading

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def encoded(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point_of(key):
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def derived(salt, secret, info, size):
    return HKDF(hashes.SHA256(), size, salt, info).derive(secret)


class Browser:
    """What a browser has that subscribes to push: a key, a secret, an address at its service."""

    def __init__(self, service, name):
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.endpoint = f"{service.origin}/push/{name}"
        service.browsers[f"/push/{name}"] = self

    def subscription(self, language="en"):
        return {"endpoint": self.endpoint, "p256dh": encoded(point_of(self.key.public_key())), "auth": encoded(self.auth),
                "language": language}

    def decrypt(self, body):
        """RFC 8291 and RFC 8188, from the reader's side."""
        salt, size, length = body[:16], struct.unpack(">I", body[16:20])[0], body[20]
        assert size >= 18 and length == 65, (size, length)
        sender, sealed = body[21:86], body[86:]
        assert len(body) <= 4096, len(body)
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.key.exchange(ec.ECDH(), public)
        key = derived(self.auth, shared, b"WebPush: info\0" + point_of(self.key.public_key()) + sender, 32)
        plain = AESGCM(derived(salt, key, b"Content-Encoding: aes128gcm\0", 16)).decrypt(
            derived(salt, key, b"Content-Encoding: nonce\0", 12), sealed, None)
        assert plain.rstrip(b"\0").endswith(b"\x02"), plain
        return plain.rstrip(b"\0")[:-1]


def check_vapid(header, origin, known_key):
    """RFC 8292: who sends is who the browser has subscribed to, and says so to this service alone."""
    assert header.startswith("vapid "), header
    parts = dict(part.strip().split("=", 1) for part in header[6:].split(","))
    assert parts["k"] == known_key, "another key than the browser was given"
    head, claims, signature = parts["t"].split(".")
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(known_key))
    raw = decoded(signature)
    assert len(raw) == 64
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    told = json.loads(decoded(claims))
    assert told["aud"] == origin, told
    return told


class WebService:
    """HTTPS: /push/… decrypts and checks, /hook keeps what comes. `answers` says with what status, by path."""

    def __init__(self, certificate):
        self.browsers = {}
        self.answers = {}
        self.heard = queue.Queue()  # (path, headers, content)
        self.held = {}  # path: an event; before it is set nobody is answered there
        self.key = None
        service = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                statuses = service.answers.get(self.path)
                status = statuses.pop(0) if statuses else 201
                try:
                    content = service.read(self.path, self.headers, body)
                except Exception as fault:
                    content = fault
                    status = 400
                service.heard.put((self.path, dict(self.headers), content))
                if self.path in service.held:
                    service.held[self.path].wait(300)
                self.send_response(status)
                if status == 307:
                    self.send_header("Location", service.origin + "/hook/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_):
                pass

        class Listening(socketserver.ThreadingMixIn, http.server.HTTPServer):
            daemon_threads = True

        self.server = Listening(("127.0.0.1", 0), Handler)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(*certificate)
        self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        self.origin = f"https://localhost:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def read(self, path, headers, body):
        if not path.startswith("/push/"):
            return body.decode()
        assert headers["Content-Encoding"] == "aes128gcm" and int(headers["TTL"]) > 0 and headers["Urgency"], dict(headers)
        check_vapid(headers["Authorization"], self.origin, self.key)
        return json.loads(self.browsers[path].decrypt(body))

    def next(self, timeout=120):
        path, headers, content = self.heard.get(timeout=timeout)
        if isinstance(content, Exception):
            raise content
        return path, headers, content

    def close(self):
        self.server.shutdown()


class MailRelay:
    """SMTP with STARTTLS (or TLS from the beginning) and AUTH PLAIN or LOGIN; keeps every mail it takes."""

    def __init__(self, certificate, implicit=False, mechanism="PLAIN", user="wharf", password="relay secret"):
        self.mails = queue.Queue()  # (from, to, message)
        self.refusals = []  # statuses that the next RCPT are answered with
        relay = self
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(*certificate)

        class Handler(socketserver.BaseRequestHandler):
            def say(self, line):
                self.wire.sendall(line.encode() + b"\r\n")

            def line(self):
                line = self.file.readline()
                assert line.endswith(b"\r\n") or not line, line
                return line[:-2].decode("ascii")

            def handle(self):
                self.wire = context.wrap_socket(self.request, server_side=True) if implicit else self.request
                self.file = self.wire.makefile("rb")
                secure, known, sender, to = implicit, False, None, None
                self.say("220-relay.example\r\n220 ready")
                while True:
                    line = self.line()
                    word = line[:4].upper()
                    if word == "EHLO":
                        offers = ["relay.example"] + ([] if secure else ["STARTTLS"]) + ([f"AUTH {mechanism}"] if secure else [])
                        for offer in offers:
                            self.say(("250 " if offer == offers[-1] else "250-") + offer)
                    elif line == "STARTTLS":
                        self.say("220 go on")
                        self.wire = context.wrap_socket(self.wire, server_side=True)
                        self.file = self.wire.makefile("rb")
                        secure = True
                    elif word == "AUTH":
                        assert secure, "a password over a plain connection"
                        if mechanism == "PLAIN":
                            given = base64.b64decode(line.split()[2]).decode().split("\0")[1:]
                        else:
                            given = []
                            for _ in range(2):
                                self.say("334 " + base64.b64encode(b"?").decode())
                                given.append(base64.b64decode(self.line()).decode())
                        known = given == [user, password]
                        self.say("235 welcome" if known else "535 no")
                    elif word == "MAIL":
                        assert known and line.startswith("MAIL FROM:<"), line
                        sender = line[11:-1]
                        self.say("250 ok")
                    elif word == "RCPT":
                        to = line[9:-1]
                        self.say(f"{relay.refusals.pop(0)} no" if relay.refusals else "250 ok")
                    elif word == "DATA":
                        self.say("354 go on")
                        lines = []
                        while (text := self.line()) != ".":
                            lines.append(text[1:] if text.startswith(".") else text)
                        message = email.message_from_string("\r\n".join(lines), policy=email.policy.default)
                        relay.mails.put((sender, to, message))
                        self.say("250 taken")
                    else:
                        if word == "QUIT":
                            self.say("221 bye")
                        return

        class Listening(socketserver.ThreadingTCPServer):
            daemon_threads = True
            allow_reuse_address = True

        self.server = Listening(("127.0.0.1", 0), Handler)
        scheme = "smtps" if implicit else "smtp"
        self.url = f"{scheme}://{user}:{password.replace(' ', '%20')}@localhost:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def next(self, timeout=120):
        sender, to, message = self.mails.get(timeout=timeout)
        return to, str(message["Subject"]), message.get_content(), message

    def close(self):
        self.server.shutdown()
