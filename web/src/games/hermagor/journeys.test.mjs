// Hermagor in a real browser.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { journeysOf } from '../../../tests/every_game.mjs';
import { geometryOf, recordsOf, WINDOWS } from '../../../tests/geometry.mjs';

const travel = journeysOf('hermagor');
// Near the end a seat may have nothing left to decide.
geometryOf('hermagor', { moments: [0.2, 0.5, 0.75] });

test('a decision taken back; why not', async () => {
  const { page } = travel;
  await travel.setUp('hermagor', ['person', 'person']);
  await travel.myTurn();
  const first = await travel.prompt();
  const says = (same) =>
    page.waitForFunction(
      ([sentence, equal]) => (document.querySelector('.prompt').textContent === sentence) === equal,
      [first, same],
    );
  await page.focus('[data-spot=place-h2v2]');
  await page.keyboard.press('Enter');
  await says(false);
  // The keyboard is still on the board, at something that can be done.
  assert.ok(await page.evaluate(() => document.activeElement.closest('.hermagor') !== null));
  assert.ok(await page.$('[data-spot=place-h2v2] .buyer'));
  // What is not allowed is marked as disabled, and can be asked about all the same.
  await page.click('[data-spot=place-h2v2]', { force: true });
  assert.match(await page.textContent('[data-testid=reason]'), /already stands there/);
  assert.match(await page.textContent('dialog blockquote a'), /^H2\.2$/);
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });
  await page.click('button[title="Take back"]');
  await says(true);
  assert.equal(await page.$('[data-spot=place-h2v2] .buyer'), null);

  // Before the tap: the forecast counts a buyer that is only looked at.
  assert.equal(await page.$('[data-spot=place-r3c2] .ghost'), null);
  await page.hover('[data-spot=place-r3c2]');
  await page.waitForSelector('[data-spot=place-r3c2] .ghost');
  await page.waitForSelector('[data-spot=place-r3c2] .outcome');
  assert.deepEqual(travel.faults.splice(0), []);
});

test('the place that is small is enlarged by a tap, and what it showed is as large as the other was', async () => {
  const { page } = travel;
  await travel.setUp('hermagor', ['person', 'person']);
  await travel.myTurn();
  // An open log lies over the table's edge.
  if (await page.$('aside.open')) await page.keyboard.press('Escape');
  const widthOf = (area) =>
    page.$eval(`[data-area=${area}]`, async (element) => {
      await Promise.all(element.getAnimations().map(({ finished }) => finished));
      return Math.round(element.getBoundingClientRect().width);
    });
  const [market, map] = [await widthOf('market'), await widthOf('map')];
  assert.ok(market > map, `market ${market}, map ${map}`);
  await page.click('[data-area=map] .enlarge');
  assert.ok((await widthOf('map')) >= market);
  assert.equal(await page.$('[data-area=map] .enlarge'), null);
  await page.click('[data-area=market] .enlarge');
  assert.equal(await widthOf('market'), market);
  assert.deepEqual(travel.faults.splice(0), []);
});

test('long names leave the forecast of the market within its card', async () => {
  const { page } = travel;
  for (const [players, { result: _, ...record }] of recordsOf('hermagor')) {
    // The first decision of a market.
    const at = record.moves.findIndex(([seat, text]) => seat !== 'chance' && text.startsWith('buyer'));
    const seats = record.seats.map((seat) => ({ ...seat, name: 'Konstantinápolyi' }));
    const match = { ...record, seats, moves: record.moves.slice(0, at) };
    await travel.keep({ game: 'hermagor', record: match, me: Number(record.moves[at][0]) });
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      const beyond = await page.$eval('[data-area=market] [data-spot=forecast]', async (table) => {
        for (let frames = 0; frames < 3; ++frames) await new Promise(requestAnimationFrame);
        return table.getBoundingClientRect().right - table.parentElement.getBoundingClientRect().right;
      });
      assert.ok(beyond <= 0, `${players} players, ${width}×${height}: ${beyond} px`);
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  assert.deepEqual(travel.faults.splice(0), []);
});

test('a hint on a desk lies over nothing that one decides with', async () => {
  const { page } = travel;
  await travel.setUp('hermagor', ['person', 'person']);
  await travel.myTurn();
  await page.keyboard.press('h');
  const hint = await page.waitForSelector('[data-testid=hint].placed');
  const covered = await hint.evaluate((card) => {
    const { left, top, right, bottom } = card.getBoundingClientRect();
    return [...document.querySelectorAll('[data-game] :is([data-keep], [data-name])')]
      .filter((one) => {
        const box = one.getBoundingClientRect();
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      })
      .map((one) => one.textContent.trim());
  });
  assert.deepEqual(covered, []);
  assert.deepEqual(travel.faults.splice(0), []);
});

test('the guided game can be played on the board, and a wrong tap is answered', async () => {
  const { page, visit } = travel;
  await visit('#/learn/hermagor');
  const said = () => page.textContent('[data-testid=said]');
  const on = async (act) => {
    const before = await said();
    await act();
    await page.waitForFunction(
      (text) => document.querySelector('[data-testid=said]').textContent !== text,
      before,
    );
  };
  await on(() => page.click('[data-testid=goOn]'));
  await on(() => page.click('[data-spot=place-r2c1]'));
  assert.match(await said(), /H3\/V2/);
  for (const place of ['h3v2', 'v2r4', 'h3v3', 'r4c2'])
    await on(() => page.click(`[data-spot=place-${place}]`));
  await on(() => page.click('[data-spot=price-amulet]'));
  await on(() => page.click('[data-spot=name-0]'));
  await on(() => page.click('[data-testid=goOn]'));
  await on(() => page.click('[data-spot=village-ostrel]'));
  await page.click('[data-spot=way-side-road]');
  await on(() => page.click('[data-spot=village-silverford]'));
  await on(() => page.click('[data-spot=village-marnhold]'));
  await on(() => page.click('[data-spot=nobility]'));
  // The second round by the voice's own buttons.
  const next = page.locator('.voice [data-testid=goOn], .voice [data-move]').first();
  while ((await next.count()) > 0) await on(() => next.click());
  await page.waitForSelector('.voice a[href="#/play/hermagor"]');
});
