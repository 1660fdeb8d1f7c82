// What is kept of puzzles: damaged storage, what counts as solved, days.
import { expect, test } from 'vitest';
import { readProgress, withDay, withFate } from './puzzle_progress';

const NOTHING = { fates: {}, daily: {}, days: [] };

test('whatever was kept becomes progress; what is broken is left out', () => {
  expect(readProgress(null)).toEqual(NOTHING);
  expect(readProgress('{')).toEqual(NOTHING);
  expect(readProgress('7')).toEqual(NOTHING);
  expect(
    readProgress(
      '{"fates":{"a/1":"solved","a/2":"won"},"daily":{"a":"2026-11-17","b":3},"days":["2026-11-17","x"]}',
    ),
  ).toEqual({ fates: { 'a/1': 'solved' }, daily: { a: '2026-11-17' }, days: ['2026-11-17'] });
});

test('what was tried can be solved; what was looked up cannot, and what was solved stays so', () => {
  const tried = withFate(NOTHING, 'a/1', 'tried');
  expect(withFate(tried, 'a/1', 'solved').fates).toEqual({ 'a/1': 'solved' });
  const shown = withFate(tried, 'a/1', 'shown');
  expect(withFate(shown, 'a/1', 'solved').fates).toEqual({ 'a/1': 'shown' });
  expect(withFate(withFate(NOTHING, 'a/1', 'solved'), 'a/1', 'tried').fates).toEqual({ 'a/1': 'solved' });
});

test('a day counts once, whatever the games', () => {
  const once = withDay(withDay(NOTHING, 'a', '2026-11-17'), 'b', '2026-11-17');
  expect(once).toEqual({ fates: {}, daily: { a: '2026-11-17', b: '2026-11-17' }, days: ['2026-11-17'] });
});
