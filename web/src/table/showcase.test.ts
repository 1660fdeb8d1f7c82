import { expect, test } from 'vitest';
import { testEngine } from '../engine/testing';
import { MOMENTS, showcase } from './showcase';

test('every game shows some moments, always the same, and stops when nobody looks', async () => {
  const engine = await testEngine();
  for (const { id } of await engine.games()) {
    const scenes = await showcase(engine, id, 3, () => false);
    expect(scenes, id).toHaveLength(MOMENTS);
    expect(
      scenes.every(({ legal, over }) => legal.length === 0 && !over),
      id,
    ).toBe(true);
    expect(await showcase(engine, id, 3, () => false), id).toEqual(scenes);
  }
  expect(await showcase(engine, 'tortuga', 2, () => true)).toEqual([]);
});
