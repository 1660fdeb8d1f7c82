// A match that plays by itself for show: some moments from the middle of a game, the same ones every time.
import type { Scene } from '$lib/scene';
import type { Engine } from '../engine/engine';

/** Decisions before the first moment: far enough for something to lie on the table. */
const BEFORE = 60;
export const MOMENTS = 12;
const SEED = 5;

/** Whole numbers below a bound, the same ones for a seed. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** Through the eyes of the first seat, with nothing to choose. `gone` says that nobody looks any more. */
export async function showcase(
  engine: Engine,
  game: string,
  players: number,
  gone: () => boolean,
): Promise<Scene[]> {
  const { match } = await engine.begin({ game, players, seed: SEED });
  const scenes: Scene[] = [];
  const roll = dice(SEED);
  let made = 0;
  try {
    while (scenes.length < MOMENTS && !gone()) {
      const { waiting_for } = await engine.scene(match, null);
      if (waiting_for.length === 0) break;
      // Who has chosen in secret is still seen deciding, and has nothing to choose.
      for (const seat of waiting_for) {
        const { legal } = await engine.scene(match, seat);
        const move = legal[roll(legal.length)];
        if (!move) continue;
        await engine.play(match, seat, move.text);
        made += 1;
      }
      if (made > BEFORE) scenes.push({ ...(await engine.scene(match, 0)), legal: [], can_undo: false });
    }
  } finally {
    await engine.close(match);
  }
  return scenes;
}
