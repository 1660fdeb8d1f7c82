// Rounds, gains and folded chance in a log.
import { expect, test } from 'vitest';
import { sayer } from '$lib/say';
import type { ToldLine } from '../engine/engine';
import { chaptersOf, type Footing } from './chronicle';

const say = sayer({
  locale: 'en',
  words: [{ round: 'Round {n}', 'log.draw': 'Drawn.', 'log.take': '{name} takes.' }],
  name: (seat) => `P${seat}`,
});
const words = { say, seats: [0, 1].map((seat) => ({ name: `P${seat}`, computer: false })) };
const line = (count: number, seat: number | 'chance', kind: string): ToldLine => ({
  count,
  seat,
  text: kind,
  move: { kind },
});
const at = (n: number, ...totals: number[]): Footing => ({ heading: { key: 'round', n }, totals });
const LOG = [
  line(1, 'chance', 'draw'),
  line(2, 'chance', 'draw'),
  line(3, 0, 'take'),
  line(4, 1, 'silent'),
  line(5, 1, 'take'),
  line(6, 0, 'take'),
];

test('a line stands in the round in which it was made, with what it brought', () => {
  const known = new Map([
    [0, at(1, 0, 0)],
    [1, at(1, 0, 0)],
    [2, at(1, 0, 0)],
    [3, at(1, 2, 0)],
    [4, at(1, 2, 1)],
    // Its last move ends the round.
    [5, at(2, 1, 4)],
    [6, at(2, 1, 4)],
  ]);
  const chapters = chaptersOf(LOG, words, known);
  expect(chapters.map(({ heading }) => heading)).toEqual(['Round 1', 'Round 2']);
  const [first, second] = chapters;
  expect(first?.entries.map((entry) => entry.map(({ text }) => text))).toEqual([
    ['Drawn.', 'Drawn.'],
    ['P0 takes.'],
    ['P1 takes.'],
  ]);
  expect(first?.entries[1]?.[0].gains).toEqual([{ seat: 0, points: 2 }]);
  expect(first?.entries[2]?.[0].gains).toEqual([
    { seat: 0, points: -1 },
    { seat: 1, points: 4 },
  ]);
  expect(second?.entries[0]?.[0].gains).toEqual([]);
});

test('what is not known is left out, and nothing is invented', () => {
  const chapters = chaptersOf(LOG, words, new Map([[4, at(1, 2, 1)]]));
  expect(chapters.map(({ heading, entries }) => [heading, entries.length])).toEqual([
    ['', 2],
    ['Round 1', 2],
  ]);
  expect(chapters.flatMap(({ entries }) => entries.flatMap(([{ gains }]) => gains))).toEqual([]);
});
