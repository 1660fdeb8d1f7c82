// A line between browsers and a server that can die as lines do: nothing comes through any more, and nobody is told.
import { connect, createServer } from 'node:net';

/** The line's own address, for whoever comes by it. */
export async function layLine(server) {
  const { hostname, port } = new URL(server);
  const ends = new Set();
  let isDead = false;
  const listener = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const end of [near, far]) {
      ends.add(end);
      end.on('error', () => undefined).on('close', () => ends.delete(end));
    }
    const pass = (from, to) => {
      let isCut = false;
      from.on('data', (bytes) => isCut || to.write(bytes));
      from.on('end', () => isCut || to.end());
      cuts.push(() => (isCut = true));
    };
    if (isDead) return;
    pass(near, far);
    pass(far, near);
  });
  let cuts = [];
  await new Promise((resolve) => listener.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${listener.address().port}/`,
    /** What is connected hears nothing more, and neither does who connects. */
    die() {
      isDead = true;
      for (const cut of cuts) cut();
      cuts = [];
    },
    /** Whoever connects from now on gets through. */
    mend: () => void (isDead = false),
    close() {
      listener.close();
      for (const end of ends) end.destroy();
    },
  };
}
