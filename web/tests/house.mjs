// A house of people for one file of journeys: a real server on a folder of its own, and whoever comes with an account.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { end, setOut } from './journey.mjs';
import { startServer } from './server.mjs';

/** What its server answers to a person's browser; throws what it has against the question. */
export const ask = ({ page }, method, path, body) =>
  page.evaluate(
    async ([how, where, what]) => {
      const response = await fetch(`./api/${where}`, {
        method: how,
        headers: { 'content-type': 'application/json' },
        ...(what && { body: JSON.stringify(what) }),
      });
      if (!response.ok) throw new Error(`${where}: ${await response.text()}`);
      return response.json();
    },
    [method, path, body],
  );

/** Opens one, with further options of the server. */
export async function openHouse(options = []) {
  const house = {
    data: mkdtempSync(join(tmpdir(), 'wharf-house-')),
    /** Again, after its server was killed: on the same port. */
    async start(port) {
      Object.assign(house, await startServer(house.data, port, options));
    },
    /** Somebody without an account. */
    visitor: (name, viewport, { preferences = {}, ...more } = {}) =>
      setOut({ address: house.url, viewport, preferences: { name, ...preferences }, ...more }),
    /** Somebody with a new account; the page is on the first screen, and knows it. */
    async come(name, viewport, more) {
      const person = await house.visitor(name, viewport, more);
      await person.visit('');
      await ask(person, 'POST', 'register', { name, password: 'correct horse' });
      await person.visit('');
      return person;
    },
    async close() {
      await end();
      house.server?.kill('SIGTERM');
      rmSync(house.data, { recursive: true, force: true });
    },
  };
  await house.start();
  return house;
}
