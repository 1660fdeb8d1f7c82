// Photographs every screen and every board in all sizes, light and dark, into web/screenshots (or the folder that is
// named). Arguments: [--folder F] [--only PART OF A NAME] [--dist D]
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { playByTapping } from './fingers.mjs';
import { GAMES } from './games.mjs';
import { end, fixture, packed, setOut } from './journey.mjs';

const { values } = parseArgs({
  options: { folder: { type: 'string' }, only: { type: 'string', default: '' }, dist: { type: 'string' } },
});
if (values.dist) process.env.DIST = values.dist;
const folder = values.folder ?? fileURLToPath(new URL('../screenshots', import.meta.url));
mkdirSync(folder, { recursive: true });

// The longest words are German and Hungarian.
const SIZES = {
  phone: { width: 360, height: 740, locale: 'hu' },
  large: { width: 412, height: 915, locale: 'en' },
  tablet: { width: 820, height: 1180, locale: 'de' },
  desktop: { width: 1440, height: 900, locale: 'en' },
};

/** Goes on with a recorded game where that share of its moves was made, as the first seat. */
const resume = (game, name, share) => async (journey) => {
  const { result: _, ...record } = fixture(game, name);
  const moves = record.moves.slice(0, Math.floor(record.moves.length * share));
  await journey.keep({ game, record: { ...record, moves }, me: 0 });
};
const look = (address, ready) => async (journey) => {
  await journey.visit(address);
  if (ready) await journey.page.waitForSelector(ready);
};
const click = (before, selector) => async (journey) => {
  await before(journey);
  await journey.page.click(selector, { timeout: 4000 }).catch(() => {});
};

const PICTURES = {
  home: look(''),
  new: look('#/new/hermagor'),
  rules: look('#/rules/tortuga/T2.5', '.cited'),
  'rules-all': look('#/rules'),
  games: look('#/games'),
  profile: look('#/profile'),
  settings: look('#/settings'),
  login: look('#/login'),
  record: look('#/replay'),
  lost: look('#/nowhere'),
  'hand-over': async ({ setUp, page }) => {
    await setUp('tortuga', ['person', 'person']);
    await page.waitForSelector('[data-testid=take]');
  },
  result: async ({ setUp, page }) => {
    await setUp('hermagor', ['person', 'easy', 'easy']);
    await playByTapping(page);
    await page.waitForSelector('dialog figure svg');
  },
};
for (const [game, { few, many }] of Object.entries(GAMES)) {
  PICTURES[`${game}-begin`] = look(`#/play/${game}`, '.prompt.asked');
  PICTURES[`${game}-choices`] = click(resume(game, few, 0.4), '[data-testid=choices]');
  PICTURES[`${game}-few`] = resume(game, few, 0.6);
  PICTURES[`${game}-many`] = resume(game, many, 0.45);
  PICTURES[`${game}-late`] = resume(game, many, 0.85);
  PICTURES[`${game}-replay`] = look(
    `#/replay/record/${packed(fixture(game, many))}?at=99999`,
    '[data-testid=next]',
  );
  PICTURES[`${game}-learn`] = click(look(`#/learn/${game}`, '[data-testid=said]'), '[data-testid=goOn]');
}

for (const [size, { width, height, locale }] of Object.entries(SIZES))
  for (const theme of ['light', 'dark']) {
    const wanted = Object.entries(PICTURES).filter(([name]) =>
      `${name}-${size}-${theme}`.includes(values.only),
    );
    if (wanted.length === 0) continue;
    const journey = await setOut({ viewport: { width, height }, preferences: { theme, locale } });
    for (const [name, prepare] of wanted) {
      try {
        await prepare(journey);
        await journey.page.waitForTimeout(250);
        await journey.page.screenshot({ path: `${folder}/${name}-${size}-${theme}.png` });
      } catch (error) {
        console.log(`${name} ${size} ${theme}: ${error.message.split('\n')[0]}`);
      }
      const wide = await journey.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) console.log(`${name} ${size}: ${wide} px too wide`);
    }
    if (journey.faults.length > 0) console.log(size, theme, [...new Set(journey.faults)].join('\n'));
    await journey.end();
  }
await end();
