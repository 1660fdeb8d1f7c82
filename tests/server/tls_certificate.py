"""A certificate for tests."""
import subprocess


def certificate(folder, name):
    """A certificate for localhost that signs itself, and its key."""
    files = [str(folder / f"{name}.{kind}") for kind in ("pem", "key")]
    subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1",
                    "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-out", files[0], "-keyout", files[1]],
                   check=True, capture_output=True)
    return files
