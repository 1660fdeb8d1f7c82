// Glück Auf in a real browser.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { journeysOf } from './every_game.mjs';
import { LIT, playByTapping } from './fingers.mjs';
import { PHONE, setOut } from './journey.mjs';

// Whoever mines by chance rides up and down for ever: every other time he stops.
const habits = [['[data-spot=stop]', 50]];
const travel = journeysOf({ game: 'gluck-auf', record: 'points-players-3', habits, covered: true });

test('on a phone: the mine opens when mining begins; steps are taken back; a refusal names its clause', async () => {
  const phone = await setOut({ viewport: PHONE });
  const { page } = phone;
  await phone.setUp('gluck-auf', ['person', 'easy']);
  // The draft first.
  do await playByTapping(page, { most: 1 });
  while (!(await page.$('[data-spot=space-m10] button')));
  // No order is complete yet, so no locomotive leaves.
  const locomotive = page.locator('[data-spot=space-locomotive] button');
  await locomotive.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await locomotive.click({ force: true });
  await page.waitForSelector('dialog');
  assert.match(await page.textContent('dialog'), /completed order.*G5\.1|G5\.1.*completed order/s);
  await page.keyboard.press('Escape');
  await page.click('[data-spot=space-m10] button');
  await page.waitForSelector('[data-spot=steps] >> visible=true');
  assert.equal(await page.isVisible('[data-spot=works]'), false);
  await page.click('[data-spot=level-0-grey] button');
  await page.waitForSelector('[data-spot=level-0-grey] [data-spot=cage-0]');
  await page.click('[data-spot=cart-0-grey]');
  await page.waitForSelector('[data-spot=cage-0] [data-spot=cage-0-grey]');
  await page.click('button[title="Take back"]');
  await page.waitForSelector('[data-spot=cage-0-grey]', { state: 'detached' });
  await page.click('[data-spot=mini-clock]');
  assert.equal(await page.isVisible('[data-spot=clock]'), true);
  assert.deepEqual(phone.faults, []);
  await phone.end();
});

test('the guided first game on a phone opens the area it speaks of', async () => {
  const { page, visit } = travel;
  await page.setViewportSize(PHONE);
  await visit('#/learn/gluck-auf');
  await page.waitForSelector(`[data-game=gluck-auf] [data-spot=pit-0]`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.click(`${LIT}[data-spot=draft-truck-gg]`);
  await page.waitForSelector('[data-spot=draft-truck-gg]', { state: 'detached' });
});
