// Journeys through the shell, whatever is played: begin, reload, hints, and everything that can go wrong.
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { GAMES } from './games.mjs';
import { DESK, PHONE, end, fixture, logLines, packed, setOut } from './journey.mjs';

let journey;
let page;
let visit;
let setUp;
let myTurn;
let prompt;
before(async () => {
  journey = await setOut({ serviceWorkers: 'allow' });
  ({ page, visit, setUp, myTurn, prompt } = journey);
});
after(async () => {
  await journey.end();
  await end();
});
afterEach(() => {
  assert.deepEqual(journey.faults.splice(0), []);
});

test('one click begins a game against the computer; a decision is answered at once', async () => {
  await visit('');
  await page.click('[data-testid=play-tortuga]');
  await myTurn();
  assert.match(page.url(), /#\/table\/local\/\w+$/);
  // The tab tells from afar whose turn it is; sound is off with one tap.
  await page.waitForFunction(() => document.title === '● your turn · Tortuga · Wharf');
  await page.waitForSelector('link[rel=icon][href$="icon-turn.svg"]', { state: 'attached' });
  await page.click('button[title="Sound off"]');
  await page.waitForSelector('button[title="Sound on"]');
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
        // Before the page's own listener: what changes at once would be missed.
        addEventListener('keydown', watch, { once: true, capture: true });
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

test('without a connection: a whole game by its numbers, its result, a rematch', async () => {
  await visit('');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await journey.context.setOffline(true);
  await setUp('tortuga', ['person', 'easy']);
  // The keys are pressed inside the page: what is tested is the way from a key to the end of a game, not the keyboard.
  await page.evaluate(async () => {
    for (let waited = 0; !document.querySelector('[data-testid=headline]') && waited < 20000; ++waited) {
      if (document.querySelector('.prompt.asked'))
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  });
  assert.match(await page.textContent('[data-testid=headline]'), /win|Shared/);
  assert.equal((await page.$$('dialog .bars .line')).length, 2);
  await page.click('text=Play again');
  await page.waitForSelector('[data-testid=prompt]');
  await journey.context.setOffline(false);
});

test('a reload in mid-turn loses nothing', async () => {
  await setUp('nauticus', ['person', 'easy']);
  await myTurn();
  // A number chooses nothing from a list that is closed: it opens it.
  await page.waitForSelector('[data-testid=choices][aria-expanded=false]');
  const told = await logLines(page);
  await page.keyboard.press('1');
  await page.waitForSelector('[data-testid=choices][aria-expanded=true]');
  assert.equal(await logLines(page), told);
  await page.keyboard.press('1');
  await page.waitForFunction(() => document.querySelector('[data-testid=live]').textContent.trim() !== '');
  await myTurn();
  await journey.kept();
  const before = [await prompt(), await logLines(page)];
  await page.reload();
  await myTurn();
  assert.deepEqual([await prompt(), await logLines(page)], before);
});

test('what is broken is answered with a sentence', async () => {
  const says = async (address, words) => {
    await visit(address);
    await page.waitForFunction(
      (pattern) => new RegExp(pattern).test(document.querySelector('main').textContent),
      words,
    );
  };
  const record = fixture('tortuga', 'target-6-players-2');
  await says('#/nowhere/at/all', 'There is nothing here');
  await says('#/table/local/nothing', 'This table is not here');
  await says('#/rules/chess', 'There is no such game');
  await says('#/play/chess', 'there is no game “chess”');
  await says(`#/replay/record/${packed(record).slice(0, 80)}`, 'The link is damaged');
  await says(
    `#/replay/record/${packed({ ...record, moves: record.moves.slice(3) })}`,
    'moves\\[\\d+\\]: “.+” is refused: ',
  );
  await says(`#/replay/record/${packed({ ...record, rules: '99' })}`, 'cannot be shown');
  await says(`#/position/${packed({ game: 'tortuga' })}`, 'format: is missing');
  // A record where a position is wanted is its last one.
  await visit(`#/position/${packed(record)}`);
  await page.waitForSelector('[data-game=tortuga]');
});

test('a kept match that does not replay is told, and is not thrown away', async () => {
  const { result: _, ...record } = fixture('tortuga', 'target-6-players-2');
  const moves = record.moves.slice(3, 40);
  const id = await journey.put({ game: 'tortuga', record: { ...record, moves }, me: 0 });
  await visit(`#/table/local/${id}`);
  assert.match(await page.textContent('[role=alert]'), /moves\[\d+\]/);
  await visit('#/games');
  await page.waitForSelector(`a[href="#/table/local/${id}"]`);
});

test('a full store is told, and the game goes on and is not lost', async () => {
  const other = await journey.context.newPage();
  await other.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await other.goto(`${journey.url}#/play/nauticus`);
  await other.waitForSelector('.notice.trouble');
  assert.match(await other.textContent('.notice'), /could not store the match/);
  await other.waitForSelector('.prompt.asked');
  // Digits choose from a list that can be read: the first opens it where it is closed.
  await other.keyboard.press('1');
  if (await other.$('.choices.many')) await other.keyboard.press('1');
  await other.waitForSelector('.log:not([data-lines="0"])', { state: 'attached' });
  const lines = await logLines(other);
  // To another screen and back: what could not be stored is still at hand.
  await other.click('nav a[href="#/rules"]');
  await other.waitForSelector('main h1');
  await other.goBack();
  // The computer may have gone on meanwhile.
  await other.waitForFunction(
    (least) => Number(document.querySelector('.log')?.dataset.lines) >= least,
    lines,
  );
  await other.close();
});

test('a browser that keeps nothing at all still plays, and says so', async () => {
  const other = await journey.context.newPage();
  await other.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('not here', 'SecurityError');
    };
    Storage.prototype.getItem = Storage.prototype.setItem = () => {
      throw new DOMException('not here', 'SecurityError');
    };
  });
  await other.goto(`${journey.url}#/play/tortuga`);
  await other.waitForSelector('.prompt.asked');
  await other.waitForSelector('.notice.trouble');
  await other.close();
});

test('the engine is asked for a hint and for an analysis', async () => {
  await setUp('tortuga', ['person', 'easy']);
  await myTurn();
  await page.keyboard.press('h');
  await page.waitForFunction(() =>
    document.querySelector('[data-testid=live]').textContent.startsWith('Hint: '),
  );
  await page.keyboard.press('l');
  await page.click('#tab-analysis');
  await page.click('#panel-analysis button');
  await page.waitForSelector('#panel-analysis ol li');
  assert.match(await page.textContent('#panel-analysis ol li'), /[\d.]+% ± [\d.]+ of the win/);
  // The drawer stays as it was left; Escape closes it, and the keyboard goes to its rail.
  await page.reload();
  await page.focus('#tab-log');
  await page.keyboard.press('Escape');
  await page.waitForSelector('[data-testid=rail][aria-expanded=false]:focus');
});

test('what the others did is told on the board, and can be gone through again', async () => {
  await journey.setUp('hermagor', ['person', 'easy', 'easy']);
  await journey.prefer({ story: 'calm' });
  const caption = page.locator('[data-testid=caption]');
  // By the first choice, until another player has done something since.
  for (let tries = 0; tries < 40 && !(await page.$('[data-testid=recap]')); ++tries) {
    await myTurn();
    await page.keyboard.press('1');
    await page.waitForTimeout(100);
  }
  await caption.waitFor();
  await myTurn();
  const asked = await prompt();
  await page.keyboard.press('ArrowLeft');
  await page.waitForFunction(() =>
    /\d+ of \d+$/.test(document.querySelector('[data-testid=prompt]').textContent),
  );
  await caption.waitFor(); // it is seen when it has found its place
  const [told, { x, y, width, height }] = [await caption.textContent(), await caption.boundingBox()];
  assert.match(told, /Bruno|Cleo/);
  assert.doesNotMatch(told, /(^|\s)-\d/);
  assert.ok(x >= 0 && y >= 48 && x + width <= 1396 && y + height <= 836, `${x} ${y} ${width} ${height}`);
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(
    (words) => document.querySelector('[data-testid=prompt]').textContent === words,
    asked,
  );
});

for (const game of ['tortuga', 'hermagor', 'gluck-auf'])
  test(`${game}: words on the board lie neither on a name nor on what one decides with`, async () => {
    const { few, many } = GAMES[game];
    for (const [name, viewport] of [
      [many, DESK],
      [many, { width: 1024, height: 768 }],
      [few, { width: 820, height: 1180 }],
      [few, PHONE],
    ]) {
      const other = await setOut({ viewport, preferences: { story: 'calm' } });
      const { result: _, ...record } = fixture(game, name);
      // Half a game, and on until the others have done something since one's own last move.
      for (let more = 0; more < 6 && !(await other.page.$('[data-testid=recap]')); ++more) {
        const moves = record.moves.slice(0, (record.moves.length >> 1) + more);
        await other.keep({ game, record: { ...record, moves }, me: 0 });
      }
      // Back over what the others have done since: every step is told where it was done.
      let looks = 0;
      for (; looks < 6; ++looks) {
        const before = await other.prompt();
        if (/: 1 of \d+$/.test(before) || !(await other.page.$('[data-testid=recap]'))) break;
        await other.page.keyboard.press('ArrowLeft');
        const isNew = (words) => document.querySelector('[data-testid=prompt]').textContent !== words;
        await other.page.waitForFunction(isNew, before);
        assert.deepEqual(await other.page.evaluate(coveredByCaption), [], `${game}, ${name}, ${before}`);
      }
      if (viewport === DESK) assert.ok(looks > 0, 'nothing was told');
      await other.end();
    }
  });

/** In the page, once they have found their place: what the words lie on. */
async function coveredByCaption() {
  const frame = () => new Promise(requestAnimationFrame);
  const isPlaced = () =>
    document.querySelector('[data-testid=caption]')?.checkVisibility({ visibilityProperty: true });
  for (let frames = 0; frames < 3 || (!isPlaced() && frames < 600); ++frames) await frame();
  const box = (element) => element.getBoundingClientRect();
  const caption = document.querySelector('[data-testid=caption]');
  if (!caption) return [];
  const at = box(caption);
  const meets = ({ left, right, top, bottom }) =>
    left < at.right - 1 && at.left < right - 1 && top < at.bottom - 1 && at.top < bottom - 1;
  const names = '[data-game] :is([data-name], [data-keep], [role=tab][data-anchor^=seat-])';
  return [...document.querySelectorAll(names)]
    .filter((name) => box(name).width > 0 && meets(box(name)))
    .map((name) => `${caption.textContent} lies on ${name.dataset.spot ?? name.textContent}`);
}

test('on the smallest phone the tools of a table have one line, in every language', async () => {
  const small = await setOut({ viewport: { width: 320, height: 640 }, hasTouch: true });
  const rows = () =>
    small.page.$$eval('.tools > .button', (all) => [
      ...new Set(all.map((one) => Math.round(one.getBoundingClientRect().bottom))),
    ]);
  // With most that a bar can have: a list of choices, what happened, a hint, what is taken back.
  await small.setUp('gluck-auf', ['person', 'easy']);
  for (let tries = 0; tries < 40 && !(await small.page.$('[data-testid=recap]')); ++tries) {
    await small.myTurn();
    const list = small.page.locator('[data-testid=choices][aria-expanded=false]');
    if (await list.isVisible()) await list.click();
    await small.page.click('[data-move]');
    await small.page.waitForTimeout(100);
  }
  await small.myTurn();
  await small.page.waitForSelector('[data-testid=recap] ~ [data-testid=choices]');
  for (const locale of ['hu', 'de', 'pl', 'en']) {
    await small.prefer({ locale });
    assert.equal((await rows()).length, 1, locale);
  }
  assert.deepEqual(small.faults, []);
  await small.end();
});

test('a match is played in one tab at a time', async () => {
  await setUp('nauticus', ['person', 'easy']);
  await myTurn();
  const other = await journey.context.newPage();
  await other.goto(page.url());
  await other.click('[data-testid=elsewhere] button');
  await other.waitForSelector('.prompt.asked');
  await page.waitForSelector('[data-testid=elsewhere]');
  await other.close();
});

test('who is new is shown how it goes; what was begun comes first, with whose turn it is', async () => {
  const fresh = await setOut();
  await fresh.visit('');
  await fresh.page.waitForSelector('[data-testid=learn-tortuga].primary');
  await fresh.setUp('tortuga', ['person', 'easy']);
  await fresh.myTurn();
  // Nothing has been done yet; whose turn it is is known all the same.
  await fresh.visit('');
  await fresh.page.waitForSelector('.begun .waited-for');
  await fresh.page.waitForSelector('[data-testid=play-tortuga].primary');
  await fresh.end();
});
