// `wharf show --png --svg`: the file of elements shows, pixel for pixel but for the edges of letters, what the picture of
// the page does; both are what the client draws, and nothing but the file is needed.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { after, test } from 'node:test';
import { GAMES } from './games.mjs';
import { end, setOut } from './journey.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const program = process.env.WHARF ?? here('../../build/release/wharf');
const folder = mkdtempSync(`${tmpdir()}/wharf-pictures-`);
after(end);
after(() => rmSync(folder, { recursive: true }));

/** Of all pixels; letters in a foreign object have other edges. */
const MOST_DIFFERENT = 0.03;

/** In the page: the share of pixels in which two pictures differ so that one sees it, and the size of the second. */
async function compare({ png, svg }) {
  const load = (source) =>
    new Promise((done, failed) => {
      const image = new Image();
      image.onload = () => done(image);
      image.onerror = () => failed(new Error('no picture'));
      image.src = source;
    });
  const first = await load(`data:image/png;base64,${png}`);
  const second = await load(`data:image/svg+xml;base64,${svg}`);
  const pixels = (image) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [first.width, first.height];
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0, first.width, first.height);
    return context.getImageData(0, 0, first.width, first.height).data;
  };
  const [a, b] = [pixels(first), pixels(second)];
  let different = 0;
  for (let i = 0; i < a.length; i += 4)
    if (Math.abs(a[i] - b[i]) + Math.abs(a[i + 1] - b[i + 1]) + Math.abs(a[i + 2] - b[i + 2]) > 60)
      different++;
  return {
    share: different / (a.length / 4),
    width: second.width,
    height: second.height,
    pixels: first.width,
  };
}

test('boards as files', async () => {
  const { page, close } = await setOut();
  await page.goto('about:blank');
  const looks = [
    ['1280x800', '--seat', '0'],
    ['820x1180', '--dark'],
  ];
  for (const [index, [game, { screen, many }]] of Object.entries(GAMES).entries()) {
    const [size, ...look] = looks[index % looks.length];
    const record = here(
      `../../src/games/${game.replaceAll('-', '_')}/fixtures/${screen?.record ?? many}.json`,
    );
    const [svg, png] = [`${folder}/${game}.svg`, `${folder}/${game}.png`];
    execFileSync(program, [
      'show',
      record,
      '--at',
      '60',
      '--size',
      size,
      ...look,
      '--svg',
      svg,
      '--png',
      png,
    ]);
    const [width, height] = size.split('x').map(Number);
    const found = await page.evaluate(compare, {
      png: readFileSync(png, 'base64'),
      svg: readFileSync(svg, 'base64'),
    });
    console.log(`# ${game}: ${(100 * found.share).toFixed(2)} % of the pixels differ`);
    assert.ok(found.share < MOST_DIFFERENT, `${game}: ${found.share}`);
    assert.deepEqual([found.width, found.height, found.pixels], [width, height, 2 * width]);
    // The text drawing is inside for readers that show no foreign objects; nothing is fetched.
    const text = readFileSync(svg, 'utf8');
    const both = /<switch>[^]*<foreignObject[^]*<\/foreignObject>\s*<svg[^]*<text[^]*<\/switch>/;
    assert.ok(both.test(text), `${game}: no drawing for others`);
    const [fetched] = /(src|href)="(?!#|data:).{0,40}|url\((?!["']?(#|data:)).{0,40}/.exec(text) ?? [];
    assert.equal(fetched, undefined, game);
  }
  await close();
});
