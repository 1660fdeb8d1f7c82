// On a phone: hints that give reasons, without a connection; the coach that asks before a move that costs much.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { end, fixture, makeMove, PHONE, setOut } from './journey.mjs';

after(end);

const LOCALES = ['de', 'hu', 'pl', 'en'];
/** A decision of Glück Auf's recorded game in which digging with six steps costs a sixth of the win. */
const AT = 102;
const DEAR = 'place m6';

function decision() {
  const { result: _, ...record } = fixture('gluck-auf', 'points-players-2');
  const [seat] = record.moves[AT];
  return { game: 'gluck-auf', record: { ...record, moves: record.moves.slice(0, AT) }, me: Number(seat) };
}

test('without a connection a hint says the move, how sure it is, and why, in every language', async () => {
  const journey = await setOut({ viewport: PHONE, hasTouch: true, serviceWorkers: 'allow' });
  const { page } = journey;
  await journey.visit('');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await journey.context.setOffline(true);
  await journey.keep(decision());
  await page.tap('button[title=Hint]');
  const reasons = page.locator('[data-testid=hint] li');
  await reasons.first().waitFor();
  const said = await page.textContent('[data-testid=hint]');
  assert.match(said, /Best: .+, [\d.]+ ?% ± [\d.]+ of the win/);
  assert.match(said, /costs [\d.]+ ?% ± [\d.]+|difference [\d.]+ ?% ± [\d.]+/);
  assert.ok((await reasons.count()) <= 3);
  assert.deepEqual(await journey.complaintsOfAxe('[data-testid=hint]'), []);
  for (const locale of LOCALES) {
    await journey.prefer({ locale });
    assert.doesNotMatch(await page.textContent('[data-testid=hint]'), /reason\.|report\.|score\.|\{/);
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(tooWide <= 0, `${locale}: ${tooWide} px too wide`);
  }
  await page.tap('[data-testid=hint] button');
  await page.waitForSelector('[data-testid=hint]', { state: 'detached' });
  assert.deepEqual(journey.faults, []);
  await journey.end();
});

test('the coach asks before a dear move: it is taken back, looked into, and made anyway', async () => {
  const journey = await setOut({ viewport: PHONE, hasTouch: true, preferences: { coach: '5' } });
  const { page } = journey;
  await journey.keep(decision());
  const asked = () => page.textContent('[data-testid=prompt]');
  const before = await asked();
  const tapDear = async () => {
    await page.waitForSelector('[data-coached=true]');
    await makeMove(page, DEAR);
    await page.waitForSelector('[data-testid=coach]');
  };
  await tapDear();
  assert.match(await page.textContent('[data-testid=coach]'), /costs [\d.]+ ?% ± [\d.]+ of the win/);
  assert.equal(await page.$('[data-testid=better]'), null);
  assert.deepEqual(await journey.complaintsOfAxe('dialog'), []);
  await page.getByRole('button', { name: 'What is better?' }).tap();
  assert.match(await page.textContent('[data-testid=better]'), /Better: \S/);
  await page.getByRole('button', { name: 'Take it back' }).tap();
  await page.waitForSelector('dialog', { state: 'detached' });
  assert.equal(await asked(), before, 'nothing was played');

  await tapDear();
  await page.getByRole('button', { name: 'Do it anyway' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('dialog', { state: 'detached' });
  await page.waitForFunction(
    (prompt) => document.querySelector('[data-testid=prompt]').textContent !== prompt,
    before,
  );
  assert.deepEqual(journey.faults, []);
  await journey.end();
});

test('in a guided game the coach looks where the choice is free; at its end the game is played on with it', async () => {
  const journey = await setOut({ viewport: PHONE, hasTouch: true, preferences: { coach: '5' } });
  const { page } = journey;
  await journey.visit('#/learn/tortuga');
  const shown = () => page.textContent('[data-testid=said]');
  let free = 0;
  for (let n = 0; n < 60 && !(await page.$('[data-testid=playOn]')); ++n) {
    const before = await shown();
    const moves = page.locator('.voice [data-move]');
    if ((await moves.count()) > 1) {
      // Nothing but what the lesson leaves to choose is offered, and known to the coach.
      free += 1;
      await page.waitForSelector('.voice[data-coached=true]');
    }
    const go = (await moves.count()) > 0 ? moves.first() : page.locator('[data-testid=goOn]');
    await go.tap();
    // It may ask, and is told to let it be.
    const isOn = (words) => document.querySelector('[data-testid=said]')?.textContent !== words;
    await page.waitForFunction(
      (words) =>
        document.querySelector('[data-testid=coach]') ||
        document.querySelector('[data-testid=said]')?.textContent !== words,
      before,
    );
    if (await page.$('[data-testid=coach]')) {
      assert.ok((await moves.count()) > 1, 'a move that the lesson asks for is doubted');
      await page.getByRole('button', { name: 'Do it anyway' }).tap();
      await page.waitForFunction(isOn, before);
    }
  }
  assert.ok(free > 0);
  await page.tap('[data-testid=playOn]');
  await journey.myTurn();
  await page.waitForSelector('.bar[data-coached=true]');
  assert.deepEqual(journey.faults, []);
  await journey.end();
});
