// Photographs the screens of a house: a real server with people, tables, a tournament and an administrator on it, small
// and large, light and dark, in English and Hungarian. Not a test. Arguments: [--folder F] [--only PART OF A NAME]
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ask, openHouse } from './house.mjs';
import { DESK, PHONE } from './journey.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: here('../screenshots/house') },
    only: { type: 'string', default: '' },
  },
});
mkdirSync(values.folder, { recursive: true });
const program = process.env.WHARF ?? here('../../build/release/wharf');
const house = await openHouse(['--turn-delay', '3600']);

/** People, tables of both paces, a finished rated one, a tournament, a report. */
async function furnish() {
  const people = [];
  for (const name of ['Ada Lovelace', 'Bruno', 'Cleo', 'Konstantinápolyi'])
    people.push(await house.come(name, DESK));
  const [ada, bruno, cleo, long] = people;
  const clock = { seconds: 3 * 86400, increment: 0 };
  const open = { kind: 'open' };
  const table = async (body, guests) => {
    const { id } = await ask(ada, 'POST', 'tables', body);
    for (const guest of guests) await ask(guest, 'POST', `tables/${id}/join`, {});
    return id;
  };
  const turns = [];
  for (const game of ['nauticus', 'gluck-auf', 'hermagor']) {
    const id = await table({ game, seats: [open, open], pace: 'turns', clock }, [bruno]);
    await ask(ada, 'POST', `tables/${id}/start`, {});
    turns.push(id);
  }
  const waiting = await table({ game: 'tortuga', seats: [open, open, open, open] }, [bruno, long]);
  const over = await table(
    { game: 'tortuga', seats: [open, open], rated: true, clock: { seconds: 600, increment: 5 } },
    [cleo],
  );
  await ask(ada, 'POST', `tables/${over}/start`, {});
  await ask(cleo, 'POST', `tables/${over}/resign`);
  const tournament = async (name) => {
    await ada.visit('#/tournaments/new');
    await ada.page.fill('#name', name);
    await ada.page.click('[data-testid=make]:enabled');
    await ada.page.waitForSelector('[data-testid=now]');
    return new URL(ada.page.url()).hash;
  };
  const cup = await tournament('Harbour cup of the long November evenings');
  await tournament('Small cup');
  for (const person of people) {
    await person.visit(cup);
    await person.page.click('[data-testid=join]');
    await person.page.waitForSelector('[data-testid=leave]');
  }
  await ada.visit(cup);
  await ada.page.click('[data-testid=startTournament]:enabled');
  execFileSync(program, [
    'admin',
    '--data',
    house.data,
    'role',
    'Ada Lovelace',
    'administrator',
    '--reason',
    'first',
  ]);
  return { people, turns, waiting, over, cup };
}

const { people, turns, waiting, over, cup } = await furnish();
const [ada] = people;
const settle = (page) => page.waitForLoadState('networkidle').catch(() => {});
const SCREENS = {
  home: '#/',
  new: '#/new/hermagor?online=1',
  room: `#/table/${waiting}`,
  turns: `#/table/${turns[0]}`,
  'turns-other': `#/table/${turns[1]}`,
  games: '#/games',
  person: '#/people/Bruno',
  'person-long': '#/people/Konstantin%C3%A1polyi',
  leaders: '#/leaders/tortuga/2',
  tournaments: '#/tournaments',
  tournament: cup,
  'tournament-new': '#/tournaments/new',
  profile: '#/profile',
  settings: '#/settings',
  puzzles: '#/puzzles',
  'puzzles-of': '#/puzzles/tortuga',
  weak: '#/weak',
  report: `#/replay/online/${over}?report`,
  house: '#/admin',
  'house-people': '#/admin/people',
  'house-tables': '#/admin/tables',
  'house-reports': '#/admin/reports',
  'house-house': '#/admin/house',
  'house-statistics': '#/admin/statistics',
  'house-log': '#/admin/audit',
};
const LOOKS = [
  ['phone', { ...PHONE }, 'light', 'hu'],
  ['phone', { ...PHONE }, 'dark', 'en'],
  ['desk', DESK, 'light', 'en'],
  ['desk', DESK, 'dark', 'hu'],
];
for (const [size, viewport, theme, locale] of LOOKS) {
  await ada.page.setViewportSize(viewport);
  await ada.prefer({ theme, locale, name: 'Ada Lovelace' });
  for (const [name, address] of Object.entries(SCREENS)) {
    if (!`${name}-${size}-${theme}-${locale}`.includes(values.only)) continue;
    await ada.visit(address);
    await settle(ada.page);
    const wide = await ada.page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > viewport.width) console.log(`${name} ${size} ${locale}: ${wide} pixels wide`);
    await ada.page.screenshot({
      path: join(values.folder, `${name}-${size}-${theme}-${locale}.png`),
      fullPage: true,
    });
  }
}
for (const person of people)
  if (person.faults.length > 0) console.log([...new Set(person.faults)].join('\n'));
await house.close();
