// Nauticus through the eyes and fingers of a player: only what is seen on the board is touched, never the list of moves.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { startEngine } from '../../src/wasm/engine.mjs';
import { openBrowser } from './browser.mjs';
import { serve } from './serve.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const axe = readFileSync(here('../node_modules/axe-core/axe.min.js'), 'utf8');
const LESSON_SEED = 103;

let server;
const opened = [];
before(async () => {
  server = await serve(process.env.DIST ?? here('../dist'));
});
after(async () => {
  for (const browser of opened) await browser.close();
  server.close();
});

async function open(options) {
  const browser = await openBrowser({ reducedMotion: 'reduce', ...options });
  opened.push(browser);
  await browser.page.addInitScript(() => {
    if (location.protocol === 'http:' && !localStorage.getItem('wharf-settings'))
      localStorage.setItem('wharf-settings', JSON.stringify({ speed: 'none', name: 'Grace', locale: 'en' }));
  });
  return browser;
}

async function complaintsOfAxe(page) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() =>
    globalThis.axe.run('.nauticus', { resultTypes: ['violations'] }),
  );
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.slice(0, 3).map(({ html, failureSummary }) => `${html} ${failureSummary}`)}`,
  );
}

/** Speaks other languages, as another tab would switch them, and tells where something overflows. */
async function tooWideIn(page, locales) {
  const complaints = [];
  for (const locale of locales) {
    await page.evaluate((spoken) => {
      const newValue = JSON.stringify({ speed: 'none', name: 'Grace', locale: spoken });
      localStorage.setItem('wharf-settings', newValue);
      dispatchEvent(new StorageEvent('storage', { key: 'wharf-settings', newValue }));
    }, locale);
    await page.waitForFunction((lang) => document.documentElement.lang === lang, locale);
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (tooWide > 0) complaints.push(`${locale}: ${tooWide} px too wide`);
  }
  return complaints;
}

/** Puts a match of the real engine, some moves on, into the browser's store. */
async function keep(page, moves) {
  const engine = await startEngine(
    await WebAssembly.compile(readFileSync(here('../src/engine/engine.wasm'))),
  );
  const begun = { do: 'begin', game: 'nauticus', players: 2, seed: LESSON_SEED, options: { start: 0 } };
  const { match } = engine.call(begun);
  for (const [seat, move] of moves) engine.call({ do: 'play', match, seat, move });
  const { record } = engine.call({ do: 'record', match });
  await page.goto(server.url);
  await page.waitForSelector('main :is(h1, h2)', { state: 'attached' });
  await page.evaluate(
    (kept) =>
      new Promise((resolve, reject) => {
        const seats = ['Grace', 'Ada'].map((name, seat) => ({
          name,
          computer: seat > 0,
          level: 'easy',
          here: seat === 0,
        }));
        const opening = indexedDB.open('wharf', 1);
        opening.onerror = reject;
        opening.onsuccess = () => {
          const writing = opening.result.transaction('matches', 'readwrite');
          const times = { begun: 0, changed: 0 };
          const match = { id: 'kept', game: 'nauticus', seats, record: kept, over: false, result: null };
          writing.objectStore('matches').put({ ...match, ...times });
          writing.oncomplete = () => resolve(opening.result.close());
        };
      }),
    record,
  );
  await page.goto('about:blank');
  await page.goto(`${server.url}#/table/local/kept`);
  await page.waitForSelector('.prompt.asked', { timeout: 20000 });
}

test('on a phone, without a connection: a whole game against the computer by tapping what is lit', async () => {
  const { page, context, faults } = await open({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await page.goto(server.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.goto(`${server.url}#/new/nauticus`);
  await page.check('input[name=players][value="2"]');
  await page.selectOption('.seats li:nth-child(2) select', 'easy');
  await page.click('[data-testid=begin]');

  const complaints = [];
  const kinds = new Set();
  let state = 7;
  const dice = (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
  let taps = 0;
  let misses = 0;
  for (; taps < 900; ++taps) {
    await page.waitForSelector('.prompt.asked, [data-testid=headline]', { timeout: 30000 });
    if (await page.$('[data-testid=headline]')) break;
    // One look at the board: what is lit and not hidden. What is in the hand is not put back.
    const seen = await page.evaluate(() => {
      const lit = [...document.querySelectorAll('.nauticus button.target.lit')];
      const shown = lit.filter((button) => button.getClientRects().length > 0);
      shown.forEach((button, index) => button.setAttribute('data-seen', index));
      const places = shown.filter((button) => 'drop' in button.dataset);
      const inHand = document.querySelector('.nauticus button[aria-pressed=true]') !== null;
      return {
        choices: (inHand ? places : shown).map((button) => Number(button.getAttribute('data-seen'))),
        prompt: document.querySelector('[data-testid=prompt]').textContent + (inHand ? ' (in hand)' : ''),
        tooWide: document.documentElement.scrollWidth - innerWidth,
      };
    });
    if (seen.choices.length === 0) {
      // The scene is just changing.
      await page.waitForTimeout(20);
      continue;
    }
    if (seen.tooWide > 0) complaints.push(`${seen.prompt} ${seen.tooWide} px too wide`);
    if (!kinds.has(seen.prompt) && kinds.size < 6) {
      complaints.push(...(await complaintsOfAxe(page)));
      complaints.push(...(await tooWideIn(page, ['hu', 'de', 'pl', 'en'])));
    }
    kinds.add(seen.prompt);
    const choice = seen.choices[dice(seen.choices.length)];
    // Brought into sight and touched in its middle, if nothing lies over it; else it is looked at again.
    const at = await page.evaluate((index) => {
      const target = document.querySelector(`.nauticus [data-seen="${index}"]`);
      for (const button of document.querySelectorAll('[data-seen]')) button.removeAttribute('data-seen');
      target?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = target?.getBoundingClientRect();
      const [x, y] = box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0];
      return target?.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
    }, choice);
    if (at) await page.touchscreen.tap(at.x, at.y);
    else misses += 1;
    await page.waitForTimeout(4);
  }
  assert.match(await page.textContent('[data-testid=headline]'), /win|Shared/);
  console.log(`# ${taps} taps, ${misses} in vain, ${kinds.size} questions`);
  assert.ok(misses < taps / 10, `${misses} of ${taps} taps in vain`);
  assert.ok(kinds.size > 10, [...kinds].join('\n'));
  assert.deepEqual([...complaints, ...faults], []);
});

test('the guided game by dragging and tapping on the board', async () => {
  const { page, faults } = await open({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${server.url}#/learn/nauticus`);
  const said = () => page.textContent('[data-testid=said]');
  await page.waitForSelector('[data-testid=said]');
  const middle = async (selector) => {
    const target = page.locator(`.nauticus ${selector} >> visible=true`).first();
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  let dragged = 0;
  for (let steps = 0; steps < 40; ++steps) {
    const before = await said();
    const goOn = page.locator('[data-testid=goOn]');
    const move = await page
      .locator('.voice [data-move]')
      .first()
      .getAttribute('data-move', { timeout: 2000 })
      .catch(() => null);
    if (move === null && (await goOn.count()) === 0) break;
    const [verb, first, second, third] = (move ?? '').split(' ');
    if (move === null) await goOn.click();
    else if (verb === 'buy' || verb === 'lay') {
      const from = await middle(`[data-drag="${first}"]`);
      await page.mouse.move(...from);
      await page.mouse.down();
      await page.mouse.move(from[0] + 12, from[1] + 12);
      // The place for a new ship appears with the tile in the hand.
      await page.waitForSelector('.nauticus [aria-pressed=true]');
      const to = await middle(`[data-drop="${third}"]`);
      await page.mouse.move(...to, { steps: 3 });
      await page.mouse.up();
      dragged += 1;
    } else if (verb === 'choose') await page.click(`[data-spot="space-${second}"] button`);
    else if (verb === 'extra') {
      await page.click('[data-spot=extra]');
      await page.click(`[data-spot="extra-${first}"] button`);
    } else if (verb === 'bonus') await page.click(`.supply [data-spot="stock-${first}"] button`);
    else if (verb === 'reward') await page.click(`[data-spot="reward-${first}"] button`);
    else if (verb === 'crowns') await page.click(`[data-spot="workers-${first}"] button`);
    else if (verb === 'deliver') await page.click(`[data-drop="${first}"]`);
    else await page.click(`[data-spot="word-${verb}"] button`);
    await page.waitForFunction(
      (old) => document.querySelector('[data-testid=said]').textContent !== old,
      before,
      { timeout: 15000 },
    );
  }
  await page.waitForSelector('.voice a[href="#/play/nauticus"]');
  assert.equal(dragged, 6);
  assert.deepEqual(faults, []);
});

test('by keyboard and mouse: a purchase, taken back, and "why not?" with its clause', async () => {
  const { page, faults } = await open({ viewport: { width: 1440, height: 900 } });
  await keep(page, [
    [0, 'choose hulls 5'],
    [0, 'bonus coffee'],
  ]);
  const press = async (selector) => {
    await page.locator(`.nauticus ${selector} >> visible=true`).first().focus();
    await page.keyboard.press('Enter');
  };
  const ships = () => page.locator('[data-spot="yard-0"] .ship').count();
  await press('[data-drag="one-ship"]');
  await press('[data-drop="new"]');
  await page.waitForSelector('[data-spot="yard-0"] .ship');
  assert.equal(await ships(), 1);

  // The same with the mouse, whose pointer shows the ghost it then clicks on.
  await page.click('button[title="Take back"]');
  await page.waitForFunction(() => document.querySelector('[data-spot="yard-0"] .ship') === null);
  await page.click('.supply [data-drag="one-ship"]');
  await page.hover('[data-drop="new"]');
  await page.waitForSelector('[data-drop="new"] .ship');
  await page.click('[data-drop="new"]');
  await page.waitForSelector('[data-spot="yard-0"] > .ship');

  // A tile for nothing goes to the warehouse, not onto the ship.
  await press('[data-drag="bow"]');
  // Reaching for what is not lit is a tap as well.
  await page.locator('[data-drop="one-ship"]').click({ force: true });
  assert.notEqual((await page.textContent('[data-testid=reason]')).trim(), '');
  assert.match(await page.textContent('dialog blockquote a'), /^N4\.2$/);
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });

  await press('[data-drag="bow"]');
  await press('[data-drop="warehouse"]');
  await page.waitForFunction(() =>
    document.querySelector('[data-spot="warehouse-0"] .head').textContent.startsWith('2/12'),
  );
  for (let taken = 0; taken < 2; ++taken) {
    await page.click('button[title="Take back"]');
    await page.waitForTimeout(150);
  }
  await page.waitForFunction(() => document.querySelector('[data-spot="yard-0"] .ship') === null);
  assert.deepEqual(faults, []);
});
