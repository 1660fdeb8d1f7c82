// The coach asks about moves that surely cost too much, and about no others; nobody waits for it.
import { expect, test } from 'vitest';
import type { Analysis, MatchRecord } from '../engine/engine';
import { Coach } from './coach';

const searched = (move: string, cost: number, margin = 0.01) => ({
  move,
  fields: { form: '' },
  visits: 100,
  margin: 0.01,
  depth: 1,
  deepest: 1,
  cost,
  cost_margin: margin,
  seats: [],
  line: [],
});
const analysisOf = (...costs: [string, number, number?][]): Analysis =>
  ({ moves: costs.map(([move, cost, margin]) => searched(move, cost, margin)), visits: 100 }) as never;
const position: MatchRecord = { game: 'tortuga' };
const find = () => Promise.resolve(position);

test('a dear move is doubted, after a second look where the first was not sure, with what would be better', async () => {
  const asked: (string[] | undefined)[] = [];
  const coach = new Coach((_position, _seat, _visits, only) => {
    asked.push(only);
    return Promise.resolve(
      only
        ? analysisOf(['good', 0], ['bad', 0.2])
        : analysisOf(['good', 0], ['bad', 0.3, 0.25], ['terrible', 0.4]),
    );
  });
  await coach.watch('1', 0, find);
  expect(await coach.doubt('1', 'bad', 0.1)).toMatchObject({ cost: 0.2, better: { move: 'good' } });
  expect(asked).toEqual([undefined, ['bad', 'good']]);
  expect(await coach.doubt('1', 'terrible', 0.1)).toMatchObject({ cost: 0.4 });
  expect(asked).toHaveLength(2);
  expect(await coach.doubt('1', 'good', 0.1)).toBe(null);
  expect(await coach.doubt('1', 'bad', 0.25)).toBe(null);
});

test('what is cheap, or dear perhaps, or not known, is not asked about', async () => {
  const coach = new Coach(() =>
    Promise.resolve(analysisOf(['good', 0], ['cheap', 0.04], ['perhaps', 0.2, 0.15])),
  );
  await coach.watch('1', 0, find);
  for (const move of ['cheap', 'perhaps', 'unheard of']) expect(await coach.doubt('1', move, 0.1)).toBe(null);
  expect(await coach.doubt('2', 'perhaps', 0.01)).toBe(null); // another decision
});

test('a look that is not ready lets the move through', async () => {
  const never = new Coach(() => new Promise(() => undefined));
  void never.watch('1', 0, find);
  expect(await never.doubt('1', 'bad', 0.1)).toBe(null);
  const slow = new Coach((_position, _seat, _visits, only) =>
    only ? new Promise(() => undefined) : Promise.resolve(analysisOf(['good', 0], ['bad', 0.3, 0.25])),
  );
  await slow.watch('1', 0, find);
  expect(await slow.doubt('1', 'bad', 0.1)).toBe(null);
});
