// Glück Auf in a real browser.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { journeysOf } from '../../../tests/every_game.mjs';
import { LIT, playByTapping } from '../../../tests/fingers.mjs';
import { geometryOf } from '../../../tests/geometry.mjs';
import { PHONE, fixture, setOut } from '../../../tests/journey.mjs';

/** The draft, and the middle and the end of a game, when mines are full. */
const MOMENTS = [0, 0.5, 0.95];

const travel = journeysOf('gluck-auf');
geometryOf('gluck-auf', { own: '[data-game] .area.own', moments: MOMENTS });

test('on a phone: the mine opens when mining begins; steps are taken back; a refusal names its clause', async () => {
  const phone = await setOut({ viewport: PHONE });
  const { page } = phone;
  await phone.setUp('gluck-auf', ['person', 'easy']);
  // The draft first.
  do {
    await playByTapping(page, { most: 1 });
    await phone.myTurn();
  } while (!(await page.$('[data-spot=space-m10].lit')));
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
  await page.waitForSelector('[data-spot=cage-0][data-at=grey]');
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

test('tiles, orders, cubes and workers fly with all that is on them; cubes are alike in cart and cage', async () => {
  const desk = await setOut({ preferences: { speed: 'quick' } });
  const { page } = desk;
  const { result: _, moves, ...record } = fixture('gluck-auf', 'points-players-2');
  await desk.keep({ game: 'gluck-auf', record: { ...record, moves: moves.slice(0, 120) }, me: 0 });
  await page.evaluate(watchFlights);
  const wanted = ['tile', 'order', 'piece', 'there'];
  let told = { kinds: {}, faults: [] };
  for (let played = 0; played < 120 && !wanted.every((kind) => told.kinds[kind] > 0); played += 15) {
    await playByTapping(page, { habits: [['[data-spot=stop]', 15]], most: 15 });
    told = await page.evaluate(() => globalThis.flights);
  }
  console.log(`# gluck-auf: ${JSON.stringify(told.kinds)} flew`);
  assert.deepEqual(told.faults, []);
  for (const kind of wanted) assert.ok(told.kinds[kind] > 0, `no ${kind} flew`);
  assert.deepEqual(desk.faults, []);
  await desk.end();
});

/** In the page: everything drawn on a flying piece lies on it and has a size; one's own cubes are of one size. */
function watchFlights() {
  const told = (globalThis.flights = { kinds: {}, faults: [] });
  const size = ({ width, height }) => `${Math.round(width)}×${Math.round(height)}`;
  new MutationObserver((changes) => {
    for (const copy of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(copy instanceof HTMLElement)) continue;
      const kind = copy.classList[0];
      told.kinds[kind] = (told.kinds[kind] ?? 0) + 1;
      const whole = copy.getBoundingClientRect();
      for (const part of copy.querySelectorAll('svg')) {
        const rect = part.getBoundingClientRect();
        const out = Math.max(whole.left - rect.left, rect.right - whole.right, rect.bottom - whole.bottom);
        if (rect.width < 2 || rect.height < 2 || out > 3)
          told.faults.push(
            `${kind} of ${size(whole)}: a part of ${size(rect)}, ${Math.round(out)} px beside`,
          );
      }
    }
    // Without what lifts a cube that is picked.
    const cubes = [...document.querySelectorAll('.area.own :is([data-spot^=cage-0-], [data-spot^=cart-0-])')];
    const widths = cubes.map((cube) => cube.offsetWidth);
    if (Math.max(...widths) - Math.min(...widths) > 1) told.faults.push(`cubes of ${widths} px in one mine`);
  }).observe(document.querySelector('[data-game] .flights'), { childList: true });
}
