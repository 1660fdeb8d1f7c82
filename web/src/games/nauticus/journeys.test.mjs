// Nauticus in a real browser.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { journeysOf } from '../../../tests/every_game.mjs';
import { geometryOf } from '../../../tests/geometry.mjs';
import { engine } from '../../../tests/journey.mjs';

const travel = journeysOf('nauticus');
geometryOf('nauticus', { moments: [0.3, 0.6, 0.97] });
const LESSON_SEED = 103;

/** The lesson's game for two, some moves of the first seat on. */
async function afterMoves(moves) {
  const { call } = await engine();
  const begun = { do: 'begin', game: 'nauticus', players: 2, seed: LESSON_SEED, options: { start: 0 } };
  const { match } = call(begun);
  for (const move of moves) call({ do: 'play', match, seat: 0, move });
  return call({ do: 'record', match }).record;
}

test('the guided game by dragging and tapping on the board', async () => {
  const { page, faults, visit } = travel;
  await visit('#/learn/nauticus');
  const said = () => page.textContent('[data-testid=said]');
  await page.waitForSelector('[data-testid=said]');
  const middle = async (selector) => {
    const target = page.locator(`.nauticus ${selector} >> visible=true`).first();
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  let dragged = 0;
  for (let steps = 0; steps < 60; ++steps) {
    const before = await said();
    const offer = page
      .locator('.voice :is([data-move], [data-testid=goOn], a[href="#/play/nauticus"])')
      .first();
    const move = await offer.getAttribute('data-move');
    if (await offer.getAttribute('href')) break;
    const [verb, first, second, third] = (move ?? '').split(' ');
    if (move === null) await offer.click();
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
    else if (verb === 'reward')
      await page.click(`[data-spot="reward-${first === 'goods' ? `${second}-${third}` : first}"] button`);
    else if (verb === 'crowns' || verb === 'money') await page.click(`[data-spot="workers-${first}"] button`);
    else if (verb === 'deliver') await page.click(`[data-drop="${first}"]`);
    else await page.click(`[data-spot="word-${verb}"] button`);
    await page.waitForFunction(
      (old) => document.querySelector('[data-testid=said]').textContent !== old,
      before,
    );
  }
  await page.waitForSelector('.voice a[href="#/play/nauticus"]');
  assert.equal(dragged, 13);
  assert.deepEqual(faults.splice(0), []);
});

test('by keyboard and mouse: a purchase, taken back, and "why not?" with its clause', async () => {
  const { page, faults } = travel;
  const record = await afterMoves(['choose hulls 5', 'bonus coffee']);
  await travel.keep({ game: 'nauticus', record, me: 0 });
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
  await page.waitForSelector('[data-spot="yard-0"] .ships > .ship');

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
  assert.deepEqual(faults.splice(0), []);
});
