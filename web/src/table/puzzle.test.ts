// The shipped puzzles in the real engine, the puzzle of a day, streaks and what is kept.
import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { testEngine } from '../engine/testing';
import { costOf, dayOf, documentOf, puzzleOfDay, streakOf, type PuzzleFile } from './puzzle';
import { PuzzleTable } from './puzzle_table.svelte';

const GAMES = ['tortuga', 'nauticus', 'gluck-auf', 'hermagor'];
const fileOf = (game: string) => JSON.parse(readFileSync(`../puzzles/${game}.json`, 'utf8')) as PuzzleFile;

describe.each(GAMES)('%s', (game) => {
  test('every puzzle opens, asks its seat, and offers what it speaks of', { timeout: 60_000 }, async () => {
    const engine = await testEngine();
    const file = fileOf(game);
    for (const puzzle of file.puzzles) {
      const { match } = await engine.open(documentOf(file, puzzle));
      const { legal, waiting_for } = await engine.scene(match, puzzle.seat);
      const texts = legal.map(({ text }) => text);
      expect(waiting_for, puzzle.id).toContain(puzzle.seat);
      expect(texts, puzzle.id).toEqual(
        expect.arrayContaining([
          ...puzzle.solutions,
          puzzle.tempting,
          ...puzzle.others.map(({ move }) => move),
        ]),
      );
      await engine.close(match);
    }
  });

  test('the days of a hundred days are all different, and the same for everybody', () => {
    const file = fileOf(game);
    const days = file.puzzles.map((_, n) => dayOf(new Date(2026, 10, 1 + n)));
    const ids = days.map((day) => puzzleOfDay(file, day)?.id);
    expect(new Set(ids).size).toBe(file.puzzles.length);
    expect(puzzleOfDay({ ...file, puzzles: [...file.puzzles].reverse() }, days[3] ?? '')?.id).toBe(ids[3]);
  });
});

test('a wrong answer leaves the table as it is, the right one ends it; looking it up does not solve it', async () => {
  const engine = await testEngine();
  const file = fileOf('tortuga');
  const [puzzle] = file.puzzles;
  if (!puzzle) expect.fail('no puzzle');
  const seats = Array.from({ length: puzzle.players }, () => ({ name: 'Ada', computer: false, here: true }));
  const answered = vi.fn();
  const open = () => PuzzleTable.open(engine, documentOf(file, puzzle), puzzle, seats, answered);
  const table = await open();
  const shown = vi.fn();
  table.subscribe(shown);
  expect(await table.play(puzzle.tempting)).toBe(null);
  expect([table.verdict, table.move, shown.mock.calls.length]).toEqual(['wrong', puzzle.tempting, 1]);
  table.tryAgain();
  expect(table.verdict).toBe('asked');
  await table.play(puzzle.solutions[0] ?? '');
  expect(table.verdict).toBe('right');
  expect(shown.mock.lastCall?.[0]).toMatchObject({ scene: { legal: [] } });
  await table.play(puzzle.tempting);
  await table.show();
  expect(table.verdict).toBe('right');
  table.close();
  const other = await open();
  await other.show();
  expect([other.verdict, other.move]).toEqual(['shown', puzzle.solutions[0]]);
  other.close();
  expect(answered.mock.calls).toEqual([['wrong'], ['right'], ['shown']]);
});

test('what a move costs is measured, or at least as much as the dearest that was', () => {
  const puzzle = fileOf('tortuga').puzzles[0];
  if (!puzzle) expect.fail('no puzzle');
  expect(costOf(puzzle, puzzle.tempting)).toEqual({
    cost: puzzle.others.find(({ move }) => move === puzzle.tempting)?.cost,
    isLeast: false,
  });
  expect(costOf(puzzle, 'nothing')).toEqual({ cost: puzzle.others.at(-1)?.cost, isLeast: true });
});

test('a streak is of days in a row, and lasts until today is over', () => {
  const days = ['2026-10-24', '2026-10-25', '2026-10-26', '2026-10-31'];
  expect(streakOf(days, '2026-10-26')).toBe(3);
  expect(streakOf(days, '2026-10-27')).toBe(3);
  expect(streakOf(days, '2026-10-28')).toBe(0);
  expect(streakOf(days, '2026-10-31')).toBe(1);
  expect(streakOf([], '2026-10-31')).toBe(0);
  expect(streakOf(['2026-12-31', '2027-01-01'], '2027-01-02')).toBe(2);
});
