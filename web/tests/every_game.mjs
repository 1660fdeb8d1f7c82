// The journeys every game is taken on; a game's own file adds what only it has.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { silences, tryEverything } from './answers.mjs';
import { LIT, playByTapping } from './fingers.mjs';
import { GAMES } from './games.mjs';
import { DESK, PHONE, end, fixture, logLines, packed, setOut } from './journey.mjs';
import { assertNoJumps, countShifts } from './shift.mjs';

/** Besides English, one for each game in turn. */
const LOCALES = ['de', 'hu', 'pl'];

/** Returns what a test of the game itself needs: a page that is there from the first test on. */
export function journeysOf(game) {
  const { three: record, habits, covered } = GAMES[game];
  const locale = LOCALES[Object.keys(GAMES).indexOf(game) % LOCALES.length];
  const travel = {};
  before(async () => Object.assign(travel, await setOut({ viewport: DESK })));
  after(async () => {
    await travel.end();
    await end();
  });

  test(`${game}, on a phone, without a connection: a whole game by tapping what is lit`, async () => {
    const phone = await setOut({ viewport: PHONE, hasTouch: true, serviceWorkers: 'allow' });
    await countShifts(phone.page);
    await phone.visit('');
    await phone.page.evaluate(() => navigator.serviceWorker.ready);
    await phone.context.setOffline(true);
    await phone.setUp(game, ['person', 'easy']);
    await tryEverything(phone.page);
    const told = await playByTapping(phone.page, { habits, drawn: true });
    console.log(`# ${game}: ${told.taps} taps, ${told.inVain} in vain, ${told.asked.length} questions`);
    assert.ok(told.over, `${told.taps} taps and no end`);
    assert.ok(told.inVain <= told.taps / 10, `${told.inVain} of ${told.taps} taps in vain`);
    assert.deepEqual(told.tooWide, []);
    assert.deepEqual(told.refused, []);
    await assertAnswers(game, phone.page);
    await assertNoJumps(phone.page, `${game}, phone`);
    assert.match(await phone.page.textContent('[data-testid=headline]'), /wins?\b|Shared/);
    assert.equal((await phone.page.$$('dialog .bars .line')).length, 2);
    await phone.page.waitForSelector('dialog figure svg');
    assert.deepEqual(phone.faults, []);
    await phone.end();
  });

  test(`${game}, two people at one screen, by keyboard alone`, async () => {
    const { page } = travel;
    await travel.setUp(game, ['person', 'person']);
    await page.waitForSelector('[data-testid=take], .prompt.asked');
    await playByKeyboard(page, 3);
    await travel.prefer({ locale });
    await tryEverything(page);
    // What nobody may see lies behind a cover; where nothing is hidden nobody is stopped.
    const told = await playByTapping(page, { habits, most: 40 });
    assert.equal(told.covers > 0, covered);
    await assertAnswers(game, page);
    await travel.prefer({});
    assert.deepEqual(travel.faults.splice(0), []);
  });

  test(`${game}, a recorded game: forwards, backwards, to the end, through other eyes`, async () => {
    const { page, visit } = travel;
    await visit(`#/replay/record/${packed(fixture(game, record))}`);
    const at = (pattern) =>
      page.waitForFunction(
        (words) => new RegExp(words).test(document.querySelector('[data-testid=moment]').textContent),
        pattern,
      );
    await page.click('[data-testid=next]');
    await at('^1 of');
    await page.keyboard.press('ArrowRight');
    await at('^2 of');
    await assertSumAtItsNumber(page);
    await page.keyboard.press('ArrowLeft');
    await at('^1 of');
    await page.waitForURL(/\?at=\d+$/);
    await page.keyboard.press('End');
    await at('^(\\d+) of \\1$');
    await travel.openDrawer();
    await page.selectOption('#eyes', '1');
    // The rounds are headings, and a line leads to its moment.
    await page.waitForSelector('.log h3 ~ h3');
    const line = page.locator('.log li button:not([aria-expanded])').nth(12);
    await line.click();
    await line.and(page.locator('[aria-current]')).waitFor();
    assert.deepEqual(await page.$$(LIT), []);
    assert.deepEqual(travel.faults.splice(0), []);
  });
  return travel;
}

/** What a number of points is made of opens beside that number. */
async function assertSumAtItsNumber(page) {
  const number = page.locator('[data-game] button[popovertarget].points:visible').first();
  await number.click();
  const sum = page.locator('[popover]:popover-open');
  await sum.locator('tr.total').waitFor();
  const [from, to] = [await number.boundingBox(), await sum.boundingBox()];
  const apart = (near, size) =>
    Math.max(0, to[near] - from[near] - from[size], from[near] - to[near] - to[size]);
  assert.ok(apart('x', 'width') <= 12 && apart('y', 'height') <= 12, JSON.stringify([from, to]));
  await page.keyboard.press('Escape');
  await sum.waitFor({ state: 'detached' });
}

/** What is not lit says why, or what it is. */
async function assertAnswers(game, page) {
  const { answered, reasons, silent } = await silences(page);
  console.log(`# ${game}: ${answered} taps on what is not lit were answered, ${reasons} with a reason`);
  assert.deepEqual(silent, []);
  assert.ok(reasons > 0, 'no reasons');
}

/** Plays with Tab and Enter, by the next lit place that is not already picked, until the log has some lines more. */
async function playByKeyboard(page, lines) {
  const wanted = (await logLines(page)) + lines;
  for (let keys = 0; keys < 400; ++keys) {
    const at = await page.evaluate((lit) => {
      // On a slow machine a key may be pressed twice: why the second does nothing is read and closed.
      if (document.querySelector('dialog[open]')) return 'refusal';
      if (document.querySelector('[data-testid=take]')) return 'cover';
      if (!document.querySelector('.prompt.asked')) return 'nobody';
      const { activeElement: focused } = document;
      return focused.matches(lit) && focused.ariaPressed !== 'true' ? 'lit' : 'elsewhere';
    }, LIT);
    if (at === 'refusal') await page.keyboard.press('Escape');
    else if (at === 'elsewhere') await page.keyboard.press('Tab');
    else if (at !== 'nobody') await page.keyboard.press('Enter');
    if (at !== 'elsewhere') await page.waitForTimeout(20);
    if ((await logLines(page)) >= wanted) return;
  }
  assert.fail('the keyboard leads to nothing');
}
