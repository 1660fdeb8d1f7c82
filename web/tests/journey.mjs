// What all journeys share: a page of the built client, tables set up as people do, records, axe-core.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { startEngine } from '../../src/wasm/engine.mjs';
import { leaveBrowser, openBrowser } from './browser.mjs';
import { serve } from './serve.mjs';

export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1440, height: 900 };

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const axe = readFileSync(here('../node_modules/axe-core/axe.min.js'), 'utf8');
/** Nothing waits for motion in a journey. */
export const STILL = { speed: 'none', name: 'Grace', locale: 'en' };

/** A recorded game of the rules' own tests. */
export const fixture = (game, name) =>
  JSON.parse(
    readFileSync(here(`../../src/games/${game.replaceAll('-', '_')}/fixtures/${name}.json`), 'utf8'),
  );
/** A record as it stands in a link. */
export const packed = (record) => deflateRawSync(JSON.stringify(record)).toString('base64url');

/** A recorded game just before its last decision, to be made by its player. */
export function lastDecision(game, name) {
  const { result: _, ...record } = fixture(game, name);
  const at = record.moves.findLastIndex(([seat]) => seat !== 'chance');
  const [seat, text] = record.moves[at];
  return { match: { game, record: { ...record, moves: record.moves.slice(0, at) }, me: Number(seat) }, text };
}

/** Makes the move by the list of choices. */
export async function makeMove(page, text) {
  const list = page.locator('[data-testid=choices][aria-expanded=false]');
  if (await list.isVisible()) await list.click();
  await page.click(`[data-move="${text}"]`);
}

/** The engine itself, to look for a moment of a game. */
export const engine = async () =>
  startEngine(await WebAssembly.compile(readFileSync(here('../src/engine/engine.wasm'))));

/** Opens a page; `address` is where the client lies, if not on the site of all journeys. */
export async function setOut({ address, preferences = {}, ...options } = {}) {
  const site = address || process.env.WHARF_SITE ? null : await serve(process.env.DIST ?? here('../dist'));
  const url = address ?? process.env.WHARF_SITE ?? site.url;
  const browser = await openBrowser(options);
  const { page } = browser;
  await page.addInitScript(
    (kept) => {
      if (location.protocol === 'http:' && !localStorage.getItem('wharf-settings'))
        localStorage.setItem('wharf-settings', JSON.stringify(kept));
    },
    { ...STILL, ...preferences },
  );
  const journey = {
    ...browser,
    url,
    async visit(address) {
      await page.goto('about:blank'); // or the browser would only change the part behind "#"
      await page.goto(url + address);
      await page.waitForSelector('main :is(h1, h2)', { state: 'attached' });
    },
    /** Goes to another screen as a link does: the page stays, and with it all that was loaded. */
    async go(address) {
      if (!page.url().startsWith(url)) return journey.visit(address);
      const lead = (hash) => page.evaluate((wanted) => void (location.hash = wanted), hash);
      // By way of nowhere: nothing of the screen before can be taken for the next.
      await lead('#/nowhere');
      await page.waitForSelector('[data-testid=lost]');
      if (address === '#/nowhere') return;
      await lead(address || '#/');
      await page.waitForSelector('main:not(:has([data-testid=lost])) :is(h1, h2)', { state: 'attached' });
    },
    /** Sets up a table: per seat "person" or a level. */
    async setUp(game, sitters) {
      await journey.visit(`#/new/${game}`);
      await page.check(`input[name=players][value="${sitters.length}"]`);
      for (const [seat, sitter] of sitters.entries())
        await page.selectOption(`.seats li:nth-child(${seat + 1}) select`, sitter);
      await page.click('[data-testid=begin]');
    },
    myTurn: () => page.waitForSelector('.prompt.asked'),
    prompt: () => page.textContent('[data-testid=prompt]'),
    /** Opens the drawer beside the table, where there is a rail for it. */
    async openDrawer() {
      const rail = page.locator('[data-testid=rail][aria-expanded=false]');
      if (await rail.isVisible()) await rail.click();
    },
    prefer: (wanted) => prefer(page, wanted),
    /** What the table shows lies in the store: with as many moves as the log has been told of. */
    kept: () => page.waitForFunction(isKept),
    complaintsOfAxe: (within) => complaintsOfAxe(page, within),
    put: (match) => put(journey, match),
    /** Puts a match into the store and goes to its table. */
    async keep(match) {
      await journey.go(`#/table/local/${await put(journey, match)}`);
      await journey.myTurn();
    },
    async end() {
      open.delete(journey);
      await browser.close();
      site?.close();
    },
  };
  open.add(journey);
  return journey;
}

/** How much has been told; the lines themselves are drawn where they can be seen. */
export const logLines = (page) =>
  page.evaluate(() => Number(document.querySelector('.log')?.dataset.lines ?? 0));

const open = new Set();
/** After all tests of a file: what a failed one has left open would keep the process alive. */
export async function end() {
  for (const journey of open) await journey.end();
  await leaveBrowser();
}

/** In the page: whether the store holds the match of this table as it is shown. */
function isKept() {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('wharf', 1);
    opening.onerror = reject;
    opening.onsuccess = () => {
      const reading = opening.result.transaction('matches').objectStore('matches');
      const found = reading.get(location.hash.split('/').at(-1));
      found.onsuccess = () => {
        opening.result.close();
        const bar = document.querySelector('.bar');
        const shown = Number(document.querySelector('.log')?.dataset.lines ?? 0);
        resolve(bar?.ariaBusy === 'false' && (found.result?.record.moves.length ?? -1) >= shown);
      };
    };
  });
}

/** Preferences as another tab would change them: the page follows without being loaded again. */
async function prefer(page, wanted) {
  await page.evaluate(
    (kept) => {
      const newValue = JSON.stringify(kept);
      localStorage.setItem('wharf-settings', newValue);
      dispatchEvent(new StorageEvent('storage', { key: 'wharf-settings', newValue }));
    },
    { ...STILL, ...wanted },
  );
  if (wanted.locale)
    await page.waitForFunction((lang) => document.documentElement.lang === lang, wanted.locale);
}

/** What axe-core holds against the page, or a part of it. */
async function complaintsOfAxe(page, within) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const violations = await page.evaluate(
    async (part) =>
      (await globalThis.axe.run(part ?? document, { resultTypes: ['violations'] })).violations.filter(
        ({ impact }) => part || impact === 'serious' || impact === 'critical',
      ),
    within,
  );
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.slice(0, 3).map(({ html, failureSummary }) => `${html} ${failureSummary}`)}`,
  );
}

let puts = 0;
/** Puts a match into the browser's store; `me` plays, the others are computers. Its id. */
async function put({ page, url, visit }, { game, record, me, over = false }) {
  if (!page.url().startsWith(url)) await visit('');
  const id = `kept${++puts}`;
  await page.evaluate(
    (match) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('wharf', 1);
        opening.onerror = reject;
        // The first to come makes the store, as the client does.
        opening.onupgradeneeded = () => opening.result.createObjectStore('matches', { keyPath: 'id' });
        opening.onsuccess = () => {
          const writing = opening.result.transaction('matches', 'readwrite');
          writing.objectStore('matches').put(match);
          writing.oncomplete = () => resolve(opening.result.close());
        };
      }),
    {
      id,
      game,
      seats: record.seats.map(({ name }, seat) => ({
        name,
        computer: seat !== me,
        level: 'easy',
        here: seat === me,
      })),
      record,
      over,
      result: over ? record.result : null,
      begun: 0,
      changed: 0,
    },
  );
  return id;
}
