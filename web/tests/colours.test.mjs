// Nobody needs to see colours: in a picture without any, all pieces that differ in paint differ in shape, too.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { GAMES } from './games.mjs';
import { end, fixture, packed, setOut } from './journey.mjs';

/** Where pieces of one family lie at the end of a recorded game, and how many kinds there are. */
const FAMILIES = Object.entries(GAMES).flatMap(([game, { many, families }]) =>
  families.map(([family, selector, kinds]) => [game, many, family, selector, kinds]),
);
const CELL = 96;
/** Lines of one that the other has not, in pixels of a cell; and how much more than the same piece in other paint. */
const LEAST = 20;
const FACTOR = 2;

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
    const picture = await page.screenshot({
      clip: { x: 0, y: 0, width: CELL * kinds, height: 2 * CELL },
    });
    const told = await page.evaluate(compare, { picture: picture.toString('base64'), kinds, cell: CELL });
    const needed = Math.max(LEAST, FACTOR * told.repainted);
    const least = Math.min(...told.pairs.map(({ difference }) => difference));
    console.log(`# ${family} of ${game}: the most alike differ by ${least}, repainted by ${told.repainted}`);
    for (const { a, b, difference } of told.pairs)
      if (difference < needed) alike.push(`${family} of ${game}: ${a} and ${b} differ by ${difference}`);
    await sight.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' });
  }
  assert.deepEqual(alike, []);
  await journey.end();
});

/** In the page: one of each kind in a row at the upper left corner, below it the same in other paint. */
function layOut({ game, selector, cell }) {
  const board = document.querySelector(`[data-game=${game}] > *`);
  const bare = (svg) => {
    const copy = svg.cloneNode(true);
    // Letters and numbers would tell them apart, but they are not the piece's own.
    for (const text of copy.querySelectorAll('text')) text.remove();
    return copy;
  };
  const all = [...board.querySelectorAll(selector)].map(bare);
  const kinds = [...new Map(all.map((svg) => [svg.outerHTML, svg])).values()];
  // A dialog lies over everything.
  const sheet = document.createElement('dialog');
  for (const paint of ['none', 'brightness(0.85)'])
    for (const kind of kinds) {
      const copy = kind.cloneNode(true);
      copy.removeAttribute('width');
      copy.removeAttribute('height');
      copy.style.cssText = `display:inline-block;width:${cell}px;height:${cell}px;vertical-align:top;filter:${paint}`;
      sheet.append(copy);
    }
  sheet.style.cssText = `position:fixed;inset:0 auto auto 0;margin:0;padding:0;border:0;max-width:none;width:${cell * kinds.length}px;overflow:hidden;font-size:0;background:#ddd`;
  board.append(sheet);
  sheet.showModal();
  return kinds.length;
}

/** In the page: how much of the lines of one piece is missing in another, for all pairs and for pieces repainted. */
async function compare({ picture, kinds, cell }) {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
  canvas.drawImage(image, 0, 0);
  const linesOf = (kind, row) => {
    const { data } = canvas.getImageData(kind * cell, row * cell, cell, cell);
    const grey = (x, y) => data[4 * (Math.min(y, cell - 1) * cell + Math.min(x, cell - 1))];
    return Array.from({ length: cell * cell }, (_, n) => {
      const [x, y] = [n % cell, Math.floor(n / cell)];
      return Math.hypot(grey(x + 1, y) - grey(x, y), grey(x, y + 1) - grey(x, y)) > 24;
    });
  };
  /** A line that lies one pixel beside is the same line. */
  const near = (lines, n) =>
    [0, 1, -1, cell, -cell, cell + 1, cell - 1, -cell + 1, -cell - 1].some((step) => lines[n + step]);
  const missing = (a, b) => a.filter((drawn, n) => drawn && !near(b, n)).length;
  const differ = (a, b) => missing(a, b) + missing(b, a);
  const pieces = Array.from({ length: kinds }, (_, kind) => linesOf(kind, 0));
  return {
    repainted: Math.max(...pieces.map((lines, kind) => differ(lines, linesOf(kind, 1)))),
    pairs: pieces.flatMap((lines, a) =>
      pieces.slice(a + 1).map((other, n) => ({ a, b: a + 1 + n, difference: differ(lines, other) })),
    ),
  };
}
