// After the game: the report is made without a connection, adds up, leads to its mistakes, and is kept.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { DESK, end, fixture, lastDecision, makeMove, packed, PHONE, setOut } from './journey.mjs';

after(end);

/** Short games: every step is judged by a search. */
const SHORT = ['nauticus', 'shared-victory'];
const OTHER = ['hermagor', 'common-regions-chosen'];
/** Waits for a part of the finished report as long as steps are judged. */
async function reported(page, part) {
  const look = ([selector, before]) => {
    const now = document.querySelector('#judged')?.value ?? null;
    return document.querySelector(selector) ? 'there' : now !== before && now !== null && now;
  };
  for (let judged = null; judged !== 'there';)
    judged = await (await page.waitForFunction(look, [part, judged])).jsonValue();
}

const LOCALES = ['hu', 'de', 'pl', 'en'];

/** The columns of the table as they are read, one per player: expected, luck, skill, share. */
async function columns(page) {
  const rows = await page.$$eval('[data-testid=report] tbody tr', (lines) =>
    lines.map((line) =>
      [...line.querySelectorAll('td')].map(({ textContent }) => Number(textContent.replace('−', '-'))),
    ),
  );
  return rows[0].map((_, seat) => rows.map((row) => row[seat]));
}

test('on a phone, without a connection: from the result to the report, and to the dearest mistake', async () => {
  const journey = await setOut({ viewport: PHONE, hasTouch: true, serviceWorkers: 'allow' });
  const { page } = journey;
  const { match, text } = lastDecision(...SHORT);
  await journey.visit('');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await journey.context.setOffline(true);
  await journey.visit('');
  await journey.keep(match);
  await makeMove(page, text);
  await page.tap('[data-testid=toReport]');
  const mistake = page.locator('[data-testid=mistakes] button').first();
  await reported(page, '[data-testid=mistakes] button');

  const sums = await columns(page);
  assert.equal(sums.length, 2);
  for (const [expected, luck, skill, share] of sums)
    assert.ok(
      Math.abs(expected + luck + skill - share) < 1e-6,
      `${expected} + ${luck} + ${skill} = ${share}`,
    );
  assert.ok(Math.abs(sums.reduce((sum, [, , , share]) => sum + share, 0) - 100) < 1e-6, String(sums));
  await page.waitForFunction(() => document.querySelector('[data-testid=report] [data-testid=round]'));
  assert.match(await mistake.textContent(), /cost [\d.]+ ?% ± [\d.]+; better: \S/);
  assert.deepEqual(await journey.complaintsOfAxe('[data-testid=report]'), []);

  const at = await mistake.getAttribute('data-at');
  await mistake.tap();
  await page.waitForSelector(`[data-testid=mistakes] [data-at="${at}"][aria-current=true]`);
  await page.waitForFunction((moment) => location.hash.endsWith(`?at=${moment}`), at);
  assert.equal(await page.evaluate(() => scrollY), 0);
  // The board shows where the better move is.
  await page.waitForSelector('[data-spotlit]', { state: 'attached' });
  assert.doesNotMatch(await page.textContent('[data-testid=moment]'), /^0 of/);

  // It was kept with the match: nobody judges again.
  await page.reload();
  await page.waitForSelector('[data-testid=mistakes] button');
  assert.deepEqual(await columns(page), sums);
  for (const locale of LOCALES) {
    await journey.prefer({ locale });
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(tooWide <= 0, `${locale}: ${tooWide} px too wide`);
    assert.doesNotMatch(await page.textContent('[data-testid=report]'), /report\.|analysis\.|\{/);
  }
  assert.deepEqual(journey.faults, []);
  await journey.end();
});

test('on a desk: a report is stopped and gone on with by keyboard; a game that is not over has none', async () => {
  const journey = await setOut({ viewport: DESK, preferences: { theme: 'dark', drawer: true } });
  const { page } = journey;
  const record = fixture(...OTHER);
  await journey.visit(`#/replay/record/${packed(record)}`);
  const judged = () => page.$eval('#judged', ({ value }) => value);
  await page.focus('[data-testid=report] button');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('#judged')?.value > 0);
  await page.focus('[data-testid=report] button');
  const before = await judged();
  await page.keyboard.press('Enter');
  await page.waitForSelector('#judged', { state: 'detached' });
  await page.focus('[data-testid=report] button');
  await page.keyboard.press('Enter');
  await page.waitForSelector('#judged');
  assert.ok((await judged()) >= before);
  await reported(page, '[data-testid=turningPoints] button');
  assert.deepEqual(await journey.complaintsOfAxe('[data-testid=report]'), []);
  await page.click('[data-testid=turningPoints] button');
  await page.waitForSelector('[data-testid=turningPoints] [aria-current=true]');

  const { result: _, ...begun } = record;
  await journey.visit(`#/replay/record/${packed({ ...begun, moves: begun.moves.slice(0, -20) })}`);
  await page.waitForSelector('[data-testid=moment]');
  assert.equal(await page.$('[data-testid=report]'), null);
  assert.deepEqual(journey.faults, []);
  await journey.end();
});
