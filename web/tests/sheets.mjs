// Contact sheets: every board for every number of players, at several moments of a recorded game, as one picture per
// game, window and theme, to be looked at. Not a test.
//
//   node tests/sheets.mjs [game …] [--folder F] [--moments 0.05,0.4,0.9] [--windows 1280x720,…] [--themes light,dark] [--locale en]
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { GAMES } from './games.mjs';
import { recordsOf, WINDOWS } from './geometry.mjs';
import { end, setOut } from './journey.mjs';

const PHONES = [
  [390, 844],
  [320, 640],
];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    folder: { type: 'string', default: fileURLToPath(new URL('../screenshots/sheets', import.meta.url)) },
    moments: { type: 'string', default: '0.05,0.4,0.9' },
    windows: { type: 'string', default: [...WINDOWS, ...PHONES].map((size) => size.join('x')).join() },
    themes: { type: 'string', default: 'light,dark' },
    locale: { type: 'string', default: 'en' },
  },
});
const moments = values.moments.split(',').map(Number);
const windows = values.windows.split(',').map((size) => size.split('x').map(Number));
/** How wide a sheet is, in pixels, and how many phones stand in a row. */
const SHEET = 1800;
const PHONES_A_ROW = 6;
mkdirSync(values.folder, { recursive: true });

/** In the page, until nothing of the board has moved for some frames. */
async function atRest() {
  const QUIET = 4;
  const places = () =>
    [...document.querySelectorAll('[data-game] :is([data-spot], [data-piece])')]
      .map((one) => Object.values(one.getBoundingClientRect().toJSON()).map(Math.round))
      .join();
  for (let [quiet, last] = [0, '']; quiet < QUIET; ++quiet) {
    await new Promise(requestAnimationFrame);
    const now = places();
    if (now !== last) quiet = 0;
    last = now;
  }
}

/** Lays pictures side by side, each under its words. */
async function sheet({ context }, pictures, [width], path) {
  const page = await context.newPage();
  const columns = width < 700 ? PHONES_A_ROW : moments.length;
  await page.setViewportSize({ width: SHEET, height: 800 });
  await page.setContent(
    `<body style="margin:0;display:grid;gap:6px;grid-template-columns:repeat(${columns},1fr);font:16px sans-serif">${pictures
      .map(
        ({ words, image }) =>
          `<div>${words}<img style="width:100%" src="data:image/png;base64,${image}"></div>`,
      )
      .join('')}`,
  );
  await page.screenshot({ path, fullPage: true });
  await page.close();
}

for (const game of positionals.length > 0 ? positionals : Object.keys(GAMES))
  for (const theme of values.themes.split(',')) {
    const journey = await setOut({ preferences: { theme, locale: values.locale }, reducedMotion: 'reduce' });
    const pictures = new Map(windows.map((size) => [size, []]));
    for (const [players, { result: _, ...record }] of recordsOf(game))
      for (const share of moments) {
        const moves = record.moves.slice(0, Math.floor(record.moves.length * share));
        await journey.keep({ game, record: { ...record, moves }, me: 0 });
        for (const size of windows) {
          await journey.page.setViewportSize({ width: size[0], height: size[1] });
          await journey.page.evaluate(atRest);
          const image = (await journey.page.screenshot()).toString('base64');
          pictures.get(size).push({ words: `${players} players, ${Math.round(100 * share)} %`, image });
        }
      }
    for (const [size, list] of pictures)
      await sheet(journey, list, size, `${values.folder}/${game}-${size.join('x')}-${theme}.png`);
    if (journey.faults.length > 0) console.log(game, theme, [...new Set(journey.faults)].join('\n'));
    await journey.end();
  }
await end();
