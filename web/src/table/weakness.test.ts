// Where somebody is weak: sums of costs, results by opponents, and whose games count.
import { expect, test } from 'vitest';
import type { GameReport } from '$lib/protocol';
import type { Scene } from '$lib/scene';
import type { KeptMatch } from '../store/archive';
import {
  isSame,
  judgedIn,
  judgedOf,
  lossesOf,
  ownGames,
  questionOf,
  resultsBy,
  rivalsOf,
  shareOf,
  sumsBy,
  type Loss,
} from './weakness';

const match = (id: string, levels: (string | null)[], ranks: number[]): KeptMatch => ({
  id,
  game: 'tortuga',
  seats: levels.map((level) => ({
    name: '',
    computer: level !== null,
    here: level === null,
    ...(level ? { level } : {}),
  })) as KeptMatch['seats'],
  record: {},
  over: true,
  result: { scores: ranks.map((rank) => -rank), ranks },
  begun: 0,
  changed: Number(id),
});

test('games with one person count; results by opponents', () => {
  const games = ownGames([
    match('1', [null, 'easy'], [1, 2]),
    match('2', ['easy', null], [1, 1]),
    match('3', ['easy', null, 'hard'], [1, 2, 3]),
    match('4', [null, null], [1, 2]),
    { ...match('5', [null, 'easy'], []), result: null },
  ]);
  expect(games.map(({ id, me }) => [id, me])).toEqual([
    ['local/1', 0],
    ['local/2', 1],
    ['local/3', 1],
  ]);
  expect([...resultsBy(games, rivalsOf)]).toEqual([
    ['easy', { played: 2, won: 2, share: 0.75 }],
    ['mixed', { played: 1, won: 0, share: 0 }],
  ]);
  expect(shareOf({ scores: [3, 3, 1], ranks: [1, 1, 3] }, 1)).toBe(0.5);
  const [first] = games;
  if (!first) expect.fail('no game');
  expect(rivalsOf({ ...first, opponents: ['easy', null] })).toBe('people');
});

test('losses are of one seat, with what was asked and when', async () => {
  const decision = (move: number, seat: number, cost: number, mistake = false, substitute = false) => ({
    move,
    seat,
    cost,
    mistake,
    substitute,
  });
  const report = {
    events: [
      { first: 0, end: 10, decisions: [decision(4, 0, 0.01), decision(6, 1, 0.2, true)] },
      // While one was away a computer player decided: that is not one's own.
      { first: 10, end: 25, decisions: [decision(12, 0, 0.3, true, true)] },
      { first: 25, end: 30, decisions: [decision(29, 0, 0.1, true)] },
    ],
  } as unknown as GameReport;
  const sceneAt = (move: number) =>
    Promise.resolve({ prompt: { key: 'prompt.step', n: move } } as unknown as Scene);
  const judged = judgedIn(report, 0);
  const losses = await lossesOf(judged, 30, sceneAt);
  expect(losses.map(({ part, cost, mistake }) => [part, cost, mistake])).toEqual([
    [0, 0.01, false],
    [2, 0.1, true],
  ]);
  const [[, sum] = []] = sumsBy(losses, ({ asked }) => questionOf(asked));
  expect(sum).toMatchObject({ decisions: 2, mistakes: 1, example: { cost: 0.1 } });
  expect(sum?.cost).toBeCloseTo(0.11);
  // To the server and back it is the same.
  expect(judged).toEqual([
    { move: 4, cost: 10_000, mistake: false },
    { move: 29, cost: 100_000, mistake: true },
  ]);
  expect(isSame(judgedOf(losses), judged)).toBe(true);
  expect(isSame(judgedOf(losses.slice(1)), judged)).toBe(false);
  expect(isSame([{ move: 4, cost: 10_001, mistake: false }], judged.slice(0, 1))).toBe(false);
});

test('questions that differ in numbers are one; in what they ask within, several', () => {
  const asked = (more: object) => questionOf({ key: 'prompt.turn', ...more } as Loss['asked']);
  expect(asked({ n: 1 })).toBe(asked({ n: 2 }));
  expect(asked({ ask: { key: 'ask.ship' } })).not.toBe(asked({ ask: { key: 'ask.sail' } }));
});
