// Guided games played to their end, legends and rule examples, in a real browser, on a phone and on a desk.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { GAMES } from './games.mjs';
import { DESK, end, setOut } from './journey.mjs';

after(end);
const WINDOWS = {
  phone: { viewport: { width: 412, height: 915 }, hasTouch: true, preferences: { theme: 'light' } },
  desk: { viewport: DESK, preferences: { theme: 'dark' } },
};
/** A lesson that does not come on has gone round in a circle. */
const MOST_STEPS = 80;

/**
 * In the page, as fast as it can: from step to step by what the voice offers, and once back and again. What is spoken of
 * is lit and in sight, no step says what the one before said, and nothing is too wide.
 */
async function walk(most) {
  const find = (selector) => document.querySelector(selector);
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const PATIENCE = 120_000; // for one step on a busy machine
  async function until(is, what) {
    for (const late = performance.now() + PATIENCE; !is(); await new Promise((next) => setTimeout(next, 1)))
      if (performance.now() > late) throw new Error(`step ${at()}: ${what}`);
  }
  const at = () => find('.voice progress')?.value;
  const said = () => find('[data-testid=said]').textContent;
  const next = () => find('.voice [data-testid=goOn], .voice [data-move]');
  const isSeen = (element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  };
  const lit = () =>
    [...document.querySelectorAll('[data-spotlit]')].find((element) => element.getClientRects().length > 0);
  const isOnTop = (button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  const tap = async (button, step) => {
    button.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    // Nobody scrolls farther than he must.
    if (!isOnTop(button)) button.scrollIntoView({ block: 'center', behavior: 'instant' });
    for (let frames = 0; frames < 120 && !isOnTop(button); ++frames) await frame();
    if (!isOnTop(button)) complaints.push(`step ${at()}: ${button.textContent.trim()} cannot be tapped`);
    button.click();
    await until(() => at() === step, 'nothing follows');
  };
  const complaints = [];
  let made = 0;
  let last = '';
  for (let step = 0; step < most; ++step) {
    await until(() => at() === step && find('[data-spotlit]'), 'nothing is lit');
    const words = said();
    if (words === last) complaints.push(`step ${step} says what the one before said`);
    last = words;
    // It is brought into sight, some frames later.
    for (let frames = 0; frames < 120 && !(lit() && isSeen(lit())); ++frames) await frame();
    if (!lit() || !isSeen(lit())) complaints.push(`step ${step}: what is lit is not in sight`);
    const tooWide = document.documentElement.scrollWidth - innerWidth;
    if (tooWide > 0) complaints.push(`step ${step}: ${tooWide} px too wide`);
    // What a board pins lies at the foot of the window, since the voice is at its head, and not over the board.
    const AIR = 40; // around the board, in pixels
    const own = [...document.querySelectorAll('[data-game] .own')].find(
      (area) => getComputedStyle(area).position === 'sticky',
    );
    const lies = own?.getBoundingClientRect().bottom ?? innerHeight;
    const ends = own?.parentElement.getBoundingClientRect().bottom ?? innerHeight;
    if (lies < Math.min(innerHeight, ends) - AIR)
      complaints.push(`step ${step}: one's own area is pinned at ${lies} of ${innerHeight}`);
    const button = next();
    if (!button) break;
    if (button.dataset.move) made += 1;
    await tap(button, step + 1);
    if (made === 3) {
      await tap(find('[data-testid=lessonBack]'), step);
      await until(() => said() === words, 'back, it says something else');
      await tap(next(), step + 1);
      made += 1;
    }
    if (at() === find('.voice progress').max) break;
  }
  return { steps: at(), made, complaints };
}

for (const [name, options] of Object.entries(WINDOWS)) {
  test(`guided games to their end, on a ${name}`, async () => {
    const journey = await setOut(options);
    const { page } = journey;
    for (const game of Object.keys(GAMES)) {
      await journey.go(`#/learn/${game}`);
      await page.waitForSelector('[data-testid=said]');
      const { steps, made, complaints } = await page.evaluate(walk, MOST_STEPS);
      await page.waitForSelector(`.voice a[href="#/play/${game}"]`);
      console.log(`# ${game}, ${name}: ${steps} steps, ${made} decisions`);
      assert.ok(made >= 15, `${game}: only ${made} decisions`);
      assert.deepEqual(complaints, [], game);
    }
    assert.deepEqual(journey.faults, []);
    await journey.end();
  });

  test(`legends and examples, on a ${name}`, async () => {
    const journey = await setOut(options);
    const { page } = journey;
    for (const game of Object.keys(GAMES)) {
      // From the table by the button, from the rules by the key.
      await journey.go(`#/learn/${game}`);
      await page.click('[data-testid=help]');
      await page.waitForSelector('dialog [data-testid=legend-entry]');
      const faults = await page.$$eval('dialog [data-testid=legend-entry] .picture', (drawings) =>
        drawings.flatMap((one) => {
          const { width, height } = one.firstElementChild?.getBoundingClientRect() ?? { width: 0, height: 0 };
          return width >= 8 && height >= 8 ? [] : [`${one.innerHTML.slice(0, 80)}: ${width} by ${height}`];
        }),
      );
      assert.deepEqual(faults, [], game);
      assert.deepEqual(await journey.complaintsOfAxe('dialog'), [], game);
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog', { state: 'detached' });

      await journey.go(`#/rules/${game}`);
      await page.waitForSelector('[data-testid=example]');
      await page.keyboard.press('?');
      await page.waitForSelector('dialog [data-testid=legend-entry]');
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog', { state: 'detached' });

      const examples = page.locator('[data-testid=example]');
      const count = await examples.count();
      assert.ok(count >= 6, `${game}: ${count} examples`);
      for (let nth = 0; nth < count; ++nth) {
        const example = examples.nth(nth);
        await example.scrollIntoViewIfNeeded();
        await example.locator('.cut.ready').first().waitFor();
        assert.match(await example.locator('figcaption').textContent(), /\d/);
        for (const cut of await example.locator('.cut').all()) {
          const { width, height } = await cut.boundingBox();
          assert.ok(width > 30 && height > 20, `${game}, example ${nth}: ${width} by ${height}`);
        }
      }
      assert.equal(
        await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth)),
        0,
      );
      // Not the whole page: axe-core looks at every piece in the pictures, which nobody can reach.
      assert.deepEqual(await journey.complaintsOfAxe('figcaption'), [], game);
    }
    assert.deepEqual(journey.faults, []);
    await journey.end();
  });
}
