// Journeys through the built client in a real browser: node --test tests/journeys.test.mjs. DIST names another build.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, afterEach, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { startEngine } from '../../src/wasm/engine.mjs';
import { openBrowser } from './browser.mjs';
import { serve } from './serve.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const fixture = (name) =>
  JSON.parse(readFileSync(here(`../../src/games/tortuga/fixtures/${name}.json`), 'utf8'));
const packed = (record) => deflateRawSync(JSON.stringify(record)).toString('base64url');

let server;
let browser;
let page;
before(async () => {
  server = await serve(process.env.DIST ?? here('../dist'));
  browser = await openBrowser();
  page = browser.page;
  // Nothing waits for motion here.
  await page.addInitScript(() => {
    if (location.protocol === 'http:' && !localStorage.getItem('wharf-settings'))
      localStorage.setItem('wharf-settings', JSON.stringify({ speed: 'none', name: 'Grace', locale: 'en' }));
  });
});
after(async () => {
  await browser.close();
  server.close();
});
afterEach(() => {
  assert.deepEqual(browser.faults.splice(0), []);
});

const visit = async (address) => {
  await page.goto('about:blank'); // or the browser would only change the part behind "#"
  await page.goto(server.url + address);
  await page.waitForSelector('main :is(h1, h2)', { state: 'attached' });
};
const prompt = () => page.textContent('[data-testid=prompt]');
const myTurn = () => page.waitForSelector('.prompt.asked', { timeout: 15000 });
/** Sets up a table: per seat "person" or a level. */
async function setUp(game, sitters) {
  await visit(`#/new/${game}`);
  await page.check(`input[name=players][value="${sitters.length}"]`);
  for (const [seat, sitter] of sitters.entries())
    await page.selectOption(`.seats li:nth-child(${seat + 1}) select`, sitter);
  await page.click('[data-testid=begin]');
}

test('one click begins a game against the computer; a decision is answered at once', async () => {
  await visit('');
  await page.click('[data-testid=play-tortuga]');
  await myTurn();
  assert.match(page.url(), /#\/table\/local\/\w+$/);
  // From the key to the first change of the table; the best of some, because the machine has other work.
  const times = [];
  while (times.length < 5) {
    await myTurn();
    await page.evaluate(() => {
      const bar = document.querySelector('main');
      window.answered = new Promise((resolve) => {
        setTimeout(() => resolve(5000), 5000);
        const watch = ({ timeStamp }) =>
          new MutationObserver(() => resolve(performance.now() - timeStamp)).observe(bar, {
            childList: true,
            characterData: true,
            subtree: true,
            attributes: true,
          });
        addEventListener('keydown', watch, { once: true });
      });
    });
    await page.keyboard.press('1');
    times.push(await page.evaluate(() => window.answered));
  }
  const best = Math.min(...times);
  console.log(
    `# a decision is answered after ${best.toFixed(0)} ms (${times.map((time) => time.toFixed(0)).join(', ')})`,
  );
  assert.ok(best < 100, `${best} ms`);
});

test('without a connection: a whole game by keyboard, its result, a rematch', async () => {
  await visit('');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await browser.context.setOffline(true);
  await setUp('tortuga', ['person', 'easy']);
  for (let decisions = 0; decisions < 400; ++decisions) {
    await page.waitForSelector('.prompt.asked, [data-testid=headline]', { timeout: 20000 });
    if (await page.$('[data-testid=headline]')) break;
    await page.keyboard.press('1');
    await page.waitForTimeout(5);
  }
  assert.match(await page.textContent('[data-testid=headline]'), /win|Shared/);
  assert.ok((await page.$$('dialog .bars .line')).length === 2);
  await page.waitForSelector('dialog figure svg');
  await page.click('text=Play again');
  await page.waitForSelector('[data-testid=prompt]');
  await browser.context.setOffline(false);
});

test('a reload in mid-turn loses nothing', async () => {
  await setUp('nauticus', ['person', 'easy']);
  await myTurn();
  await page.keyboard.press('1');
  await myTurn();
  await page.waitForTimeout(300);
  assert.notEqual((await page.textContent('[data-testid=live]')).trim(), '');
  const before = [await prompt(), await page.$$eval('.log li', (lines) => lines.length)];
  await page.reload();
  await myTurn();
  assert.deepEqual([await prompt(), await page.$$eval('.log li', (lines) => lines.length)], before);
});

test('people at one screen: a cover between them, and a decision taken back', async () => {
  await setUp('tortuga', ['person', 'person']);
  await page.waitForSelector('[data-testid=take]');
  assert.equal(await page.$('.board'), null);
  await page.keyboard.press('Enter');
  await myTurn();
  await page.keyboard.press('1');
  await page.waitForSelector('[data-testid=take]');
  assert.match(await page.textContent('main h1'), /Player 2/);
  await page.click('[data-testid=take]');
  await myTurn();

  await setUp('hermagor', ['person', 'person']);
  await page.click('[data-testid=take]', { timeout: 1500 }).catch(() => {});
  await myTurn();
  const undo = page.locator('button[title="Take back"]');
  for (let i = 0; i < 8 && (await undo.isDisabled()); ++i) {
    await page.keyboard.press('1');
    await page.waitForTimeout(60);
    await page.click('[data-testid=take]', { timeout: 200 }).catch(() => {});
  }
  const lines = await page.$$eval('.log li', (all) => all.length);
  await undo.click();
  await page.waitForFunction((n) => document.querySelectorAll('.log li').length < n, lines);
});

test('a replay from a link: steps, leaps, other eyes, the way back by the address', async () => {
  await visit(`#/replay/record/${packed(fixture('target-6-players-3'))}`);
  await page.click('[data-testid=next]');
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() =>
    document.querySelector('[data-testid=moment]').textContent.startsWith('2 of'),
  );
  assert.match(page.url(), /\?at=\d+$/);
  await page.click('.log li:nth-child(12) button');
  await page.waitForSelector('.log li:nth-child(12) button[aria-current]');
  await page.keyboard.press('End');
  await page.waitForFunction(() =>
    /^(\d+) of \1$/.test(document.querySelector('[data-testid=moment]').textContent),
  );
  await page.selectOption('#eyes', 'null');
  await page.waitForFunction(() => document.querySelectorAll('.log li').length > 5);
});

test('what is broken is answered with a sentence', async () => {
  const says = async (address, words) => {
    await visit(address);
    await page.waitForFunction(
      (pattern) => new RegExp(pattern).test(document.querySelector('main').textContent),
      words,
    );
  };
  const record = fixture('target-6-players-2');
  await says('#/nowhere/at/all', 'There is nothing here');
  await says('#/table/local/nothing', 'This table is not here');
  await says('#/rules/chess', 'There is no such game');
  await says('#/play/chess', 'there is no such game');
  await says(`#/replay/record/${packed(record).slice(0, 80)}`, 'The link is damaged');
  await says(
    `#/replay/record/${packed({ ...record, moves: record.moves.slice(3) })}`,
    'moves\\[\\d+\\]: .*refused',
  );
  await says(`#/replay/record/${packed({ ...record, rules: '99' })}`, 'cannot be shown');
});

test('a full store is told, and the game goes on', async () => {
  const other = await browser.context.newPage();
  await other.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await other.goto(`${server.url}#/play/nauticus`);
  await other.waitForSelector('.notice.trouble');
  assert.match(await other.textContent('.notice'), /could not store the match/);
  await other.waitForSelector('.prompt.asked', { timeout: 10000 });
  await other.keyboard.press('1');
  await other.waitForFunction(() => document.querySelectorAll('.log li').length > 0);
  await other.close();
});

/** A moment of a recorded game where a seat must select dice and one of the free ones fits nowhere. */
async function misfit() {
  const engine = await startEngine(
    await WebAssembly.compile(readFileSync(here('../src/engine/engine.wasm'))),
  );
  for (const name of [
    'target-6-players-2',
    'shared-victory',
    'target-6-players-3',
    'target-6-players-4',
    'round-40',
  ]) {
    const { result, ...record } = fixture(name);
    const { match, count } = engine.call({ do: 'open', document: { ...record, result } });
    for (let at = 0; at < count; ++at)
      for (let seat = 0; seat < record.seats.length; ++seat) {
        const { scene } = engine.call({ do: 'scene', match, seat, count: at });
        const kept = scene.legal
          .filter(({ text }) => text.startsWith('keep '))
          .map(({ text }) => text.slice(5));
        const on = scene.view.table.boards[seat].dice;
        const die = ['A', 'B', 'C', 'D', 'E'].find(
          (letter, n) => on[n] === 'none' && !kept.join(' ').includes(letter),
        );
        if (kept.length > 1 && die)
          return { die, seat, record: { ...record, moves: record.moves.slice(0, at) } };
      }
  }
  throw new Error('no such moment in the fixtures');
}

test('"why not?": what is reached for and not allowed is answered with its clause', async () => {
  const { die, seat, record } = await misfit();
  await visit('');
  await page.evaluate(
    ([kept, me]) =>
      new Promise((resolve, reject) => {
        const seats = kept.seats.map(({ name }, n) => ({
          name,
          computer: n !== me,
          level: 'easy',
          here: n === me,
        }));
        const opening = indexedDB.open('wharf', 1);
        opening.onerror = reject;
        opening.onsuccess = () => {
          const writing = opening.result.transaction('matches', 'readwrite');
          const times = { begun: 0, changed: 0 };
          writing
            .objectStore('matches')
            .put({ id: 'misfit', game: 'tortuga', seats, record: kept, over: false, result: null, ...times });
          writing.oncomplete = () => resolve(opening.result.close());
        };
      }),
    [record, seat],
  );
  await visit('#/table/local/misfit');
  await myTurn();
  await page.click(`[data-spot="tray-${seat}"] [data-spot="die-${die}"]`);
  assert.notEqual((await page.textContent('[data-testid=reason]')).trim(), '');
  assert.match(await page.textContent('dialog blockquote a'), /^T2\.\d$/);
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });
});

test('the engine is asked for a hint and for an analysis', async () => {
  await setUp('tortuga', ['person', 'easy']);
  await myTurn();
  await page.keyboard.press('h');
  await page.waitForFunction(() =>
    document.querySelector('[data-testid=live]').textContent.startsWith('Hint: '),
  );
  await page.click('#tab-analysis');
  await page.click('#panel-analysis button');
  await page.waitForSelector('#panel-analysis ol li');
  assert.match(await page.textContent('#panel-analysis ol li'), /wins \d+ %/);
});

test('the guided game of Tortuga can be walked to its end', async () => {
  await visit('#/learn/tortuga');
  for (let steps = 0; steps < 80; ++steps) {
    const before = await page.textContent('[data-testid=said]');
    const on = page.locator('[data-testid=goOn], .voice [data-move]').first();
    if ((await on.count()) === 0) break;
    await on.click();
    await page.waitForFunction(
      (said) => document.querySelector('[data-testid=said]').textContent !== said,
      before,
    );
  }
  await page.waitForSelector('.voice a[href="#/play/tortuga"]');
});
