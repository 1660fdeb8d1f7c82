// Random games of the real engine for tests of boards, seen through one seat after the other.
import type { Scene } from '$lib/board';
import type { Engine, ToldLine } from '../../engine/engine';

/** A small generator of its own, so that a failing game can be played again. */
export function dice(seed: number): (sides: number) => number {
  let state = seed >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

export interface Moment<View> {
  scene: Scene<View>;
  /** What this seat was told since it was asked last. */
  told: ToldLine[];
}

/** Plays a whole random game and shows every decision as the deciding seat sees it, then the end to all. */
export async function watchRandomGame<View>(
  engine: Engine,
  game: string,
  players: number,
  seed: number,
  look: (moment: Moment<View>) => void,
): Promise<void> {
  const roll = dice(seed);
  const { match } = await engine.begin({ game, players, seed });
  const heard = Array<number>(players).fill(0);
  const show = async (seat: number): Promise<Scene<View>> => {
    const scene = (await engine.scene(match, seat)) as Scene<View>;
    const { told, count } = await engine.told(match, seat, heard[seat] ?? 0);
    heard[seat] = count;
    look({ scene, told });
    return scene;
  };
  for (;;) {
    const { waiting_for, over } = await engine.scene(match, null);
    if (over) break;
    for (const seat of waiting_for) {
      const scene = await show(seat);
      const move = scene.legal[roll(scene.legal.length)];
      if (move) await engine.play(match, seat, move.text);
    }
  }
  for (let seat = 0; seat < players; ++seat) await show(seat);
  await engine.close(match);
}
