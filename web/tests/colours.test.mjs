// Nobody needs to see colours: in a picture without any, all pieces that differ in paint differ in shape, too.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { end, fixture, packed, setOut } from './journey.mjs';

/** Where pieces of one family lie at the end of a recorded game, and how many kinds there are. */
const FAMILIES = [
  ['hermagor', 'last-action-tile-players-5', 'players', '[data-spot^=player-] .who > svg', 5],
  ['hermagor', 'last-action-tile-players-5', 'goods', '[data-spot^=price-] .icon svg', 8],
  ['tortuga', 'target-6-players-4', 'chests', '[data-piece^=c] svg', 5],
  ['gluck-auf', 'points-players-4', 'coal', '[data-spot=stock] .cube svg', 4],
  ['nauticus', 'five-rounds-players-4', 'stacks', '.supply [data-spot^=stock-] .art > svg', 18],
];
const CELL = 48;
/** Of all that is drawn, the share in which two pieces must differ. The same shape in other paint stays below 0.2. */
const LEAST = 0.25;

after(end);

test('pieces are told apart without colour', async () => {
  const journey = await setOut();
  const { page } = journey;
  const sight = await journey.context.newCDPSession(page);
  const alike = [];
  for (const [game, record, family, selector, kinds] of FAMILIES) {
    await journey.visit(`#/replay/record/${packed(fixture(game, record))}?at=99999`);
    await page.waitForSelector(`[data-game=${game}] ${selector}`);
    await sight.send('Emulation.setEmulatedVisionDeficiency', { type: 'achromatopsia' });
    const found = await page.evaluate(layOut, { game, selector, cell: CELL });
    assert.equal(found, kinds, `${family} of ${game}`);
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: CELL * kinds, height: CELL } });
    const pairs = await page.evaluate(compare, { picture: picture.toString('base64'), kinds, cell: CELL });
    const least = pairs.reduce((a, b) => (b.difference < a.difference ? b : a));
    console.log(`# ${family} of ${game}: the most alike differ by ${least.difference.toFixed(2)}`);
    for (const { a, b, difference } of pairs)
      if (difference < LEAST)
        alike.push(`${family} of ${game}: ${a} and ${b} differ by ${difference.toFixed(2)}`);
    await sight.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' });
  }
  assert.deepEqual(alike, []);
  await journey.end();
});

/** In the page: one of each kind in a row at the upper left corner. Returns how many kinds there are. */
function layOut({ game, selector, cell }) {
  const board = document.querySelector(`[data-game=${game}] > *`);
  const all = [...board.querySelectorAll(selector)];
  const kinds = [
    ...new Map(all.map((svg) => [svg.outerHTML.replace(/<text.*?<\/text>/g, ''), svg])).values(),
  ];
  const row = document.createElement('dialog');
  row.className = 'row-of-kinds';
  for (const kind of kinds) {
    const copy = kind.cloneNode(true);
    // Letters and numbers would tell them apart, but they are not the piece's own.
    for (const text of copy.querySelectorAll('text')) text.remove();
    copy.removeAttribute('width');
    copy.removeAttribute('height');
    copy.style.cssText = `display:inline-block;width:${cell}px;height:${cell}px;vertical-align:top`;
    row.append(copy);
  }
  row.style.cssText = `position:fixed;inset:0 auto auto 0;margin:0;padding:0;border:0;max-width:none;width:${cell * kinds.length}px;height:${cell}px;overflow:hidden;white-space:nowrap;font-size:0;background:#ddd`;
  board.append(row);
  row.showModal();
  return kinds.length;
}

/** In the page: edges of every cell, as strong as the strongest of its own; in how far those of two cells differ. */
async function compare({ picture, kinds, cell }) {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
  canvas.drawImage(image, 0, 0);
  const edges = Array.from({ length: kinds }, (_, kind) => {
    const { data } = canvas.getImageData(kind * cell, 0, cell, cell);
    const grey = (x, y) => data[4 * (Math.min(y, cell - 1) * cell + Math.min(x, cell - 1))];
    const strength = Array.from({ length: cell * cell }, (_, n) => {
      const [x, y] = [n % cell, Math.floor(n / cell)];
      return Math.hypot(grey(x + 1, y) - grey(x, y), grey(x, y + 1) - grey(x, y));
    });
    // Drawn or not: how dark the paint is beside its line must not count.
    return strength.map((one) => (one > 24 ? 1 : 0));
  });
  /** An edge that lies one pixel beside is the same edge. */
  const near = (map, n) =>
    [0, 1, -1, cell, -cell, cell + 1, cell - 1, -cell + 1, -cell - 1].some((step) => map[n + step]);
  const pairs = [];
  for (let a = 0; a < kinds; ++a)
    for (let b = a + 1; b < kinds; ++b) {
      let drawn = 0;
      let apart = 0;
      for (let n = 0; n < cell * cell; ++n) {
        drawn += edges[a][n] + edges[b][n];
        if (edges[a][n] && !near(edges[b], n)) apart += 1;
        if (edges[b][n] && !near(edges[a], n)) apart += 1;
      }
      pairs.push({ a, b, difference: apart / drawn });
    }
  return pairs;
}
