import { describe, expect, test } from 'vitest';
import type { ToldLine } from '../engine/engine';
import { prizeOf, stepsIn, stepsLeft, written } from './steps';

const line = (seat: number | 'chance', text: string, count: number): ToldLine => ({
  seat,
  text,
  move: { kind: 'place', space: text },
  count,
});

describe('steps', () => {
  const lines = [line(1, 'a', 1), line('chance', 'x', 2), line(0, 'b', 3), line(1, 'c', 4), line(0, 'd', 5)];

  test('are own moves, each after what was expected of others', () => {
    const steps = stepsIn(lines, 0, new Set([4]));
    expect(steps.map(({ text, expected }) => [text, expected.map((told) => told.text)])).toEqual([
      ['b', ['a']],
      ['d', []],
    ]);
  });

  test('are written with their conditions alone', () => {
    const [first] = stepsIn(lines, 0);
    if (!first) throw new Error('no step');
    expect(written(first)).toEqual({ move: 'b' });
    expect(written({ ...first, first: true, after: true, skip: true })).toEqual({
      move: 'b',
      unless: [{ move: { space: 'b' } }],
      only_if: [{ seat: 1, move: { kind: 'place', space: 'a' } }],
      otherwise: 'skip',
    });
  });

  test('come back as they were kept', () => {
    const drafts = stepsIn(lines, 0).map((step) => ({ ...step, first: true, after: true, skip: true }));
    const steps = drafts.map(written);
    const kept = { steps, moves: drafts.map(({ move }) => move), next: 1, played: [] };
    expect(stepsLeft(kept).map(written)).toEqual(steps.slice(1));
  });

  test('compete for the first thing that they name', () => {
    expect(prizeOf({ kind: 'place-order', space: 'o2', order: 'x', text: 'place o2 x' })).toEqual({
      space: 'o2',
    });
    expect(prizeOf({ kind: 'done' })).toBeNull();
  });
});
