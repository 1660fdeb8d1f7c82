// Every screen and every board, in every language, on a phone and on a desk: nothing overflows, and axe-core finds
// nothing to complain of.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { GAMES } from './games.mjs';
import { DESK, PHONE, end, fixture, packed, setOut } from './journey.mjs';

const replay = (game, name, at) => `#/replay/record/${packed(fixture(game, name))}?at=${at}`;
const SCREENS = {
  home: '',
  'set up': '#/new/hermagor',
  table: '#/play/tortuga',
  ...Object.fromEntries(
    Object.entries(GAMES).map(
      ([
        game,
        {
          screen: [name, at],
        },
      ]) => [game, replay(game, name, at)],
    ),
  ),
  rules: '#/rules/tortuga/T2.5',
  'all rules': '#/rules',
  matches: '#/games',
  profile: '#/profile',
  settings: '#/settings',
  login: '#/login',
  recover: '#/recover',
  learn: '#/learn/tortuga',
  'open record': '#/replay',
  lost: '#/nowhere',
};
const LOCALES = ['hu', 'de', 'pl', 'en'];
const LOOKS = [
  { viewport: PHONE, theme: 'light' },
  { viewport: DESK, theme: 'dark' },
];
after(end);

/** On a phone one area is there at a time: each is looked at, and of the other players' one. */
const areas = (page) =>
  page.$$eval('[data-game] [role=tab]', (tabs) =>
    tabs
      .filter((tab) => tab.getClientRects().length > 0)
      .map((tab) => tab.dataset.spot)
      .filter((spot) => !/[2-9]$/.test(spot)),
  );

for (const { viewport, theme } of LOOKS) {
  test(`${viewport.width} px, ${theme}`, async () => {
    const journey = await setOut({ viewport, reducedMotion: 'reduce', preferences: { theme } });
    const { page } = journey;
    const complaints = [];
    for (const [name, address] of Object.entries(SCREENS)) {
      await journey.go(address);
      if (name === 'table') await journey.myTurn();
      for (const locale of LOCALES) {
        await journey.prefer({ locale, theme });
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (tooWide > 0) complaints.push(`${name}, ${locale}: ${tooWide} px too wide`);
      }
      complaints.push(...(await journey.complaintsOfAxe()).map((line) => `${name}: ${line}`));
      for (const area of await areas(page)) {
        if ((await page.getAttribute(`[data-spot="${area}"]`, 'aria-selected')) === 'true') continue;
        await page.click(`[data-spot="${area}"]`);
        complaints.push(
          ...(await journey.complaintsOfAxe('[data-game]')).map((line) => `${name}, ${area}: ${line}`),
        );
      }
    }
    assert.deepEqual([...complaints, ...journey.faults], []);
    await journey.end();
  });
}
