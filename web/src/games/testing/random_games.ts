// Random games of the real engine for tests of boards, seen through one seat after the other.
import { beforeAll } from 'vitest';
import type { Move, Scene, Told } from '$lib/board';
import type { Engine } from '../../engine/engine';
import { testEngine } from '../../engine/testing';

/** A small generator of its own, so that a failing game can be played again. */
export function dice(seed: number): (sides: number) => number {
  let state = seed >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

export interface Moment<View, Kinds = Move> {
  scene: Scene<View, Kinds>;
  /** What this seat was told since it was asked last. */
  told: (Told<Kinds> & { count: number })[];
}

/** Plays a whole random game and shows every decision as the deciding seat sees it, then the end to all. */
export async function watchRandomGame<View, Kinds = Move>(
  engine: Engine,
  game: string,
  players: number,
  seed: number,
  look: (moment: Moment<View, Kinds>) => void,
): Promise<void> {
  const roll = dice(seed);
  const { match } = await engine.begin({ game, players, seed });
  const heard = Array<number>(players).fill(0);
  const show = async (seat: number): Promise<Scene<View, Kinds>> => {
    const scene = (await engine.scene(match, seat)) as unknown as Scene<View, Kinds>;
    const { told, count } = await engine.told(match, seat, heard[seat] ?? 0);
    heard[seat] = count;
    look({ scene, told: told as unknown as Moment<View, Kinds>['told'] });
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

/** Every moment of random games of the real engine, game by game. */
export async function momentsOf<View, Kinds = Move>(
  game: string,
  games: readonly { players: number; seed: number }[],
): Promise<Moment<View, Kinds>[][]> {
  const engine = await testEngine();
  const all: Moment<View, Kinds>[][] = [];
  for (const { players, seed } of games) {
    const moments: Moment<View, Kinds>[] = [];
    await watchRandomGame<View, Kinds>(engine, game, players, seed, (moment) => moments.push(moment));
    all.push(moments);
  }
  return all;
}

/** The same, one after the other: played before the tests of a file, which find them in the list. */
export function playedBefore<View, Kinds = Move>(
  game: string,
  games: readonly { players: number; seed: number }[],
  patience: number,
): readonly Moment<View, Kinds>[] {
  const moments: Moment<View, Kinds>[] = [];
  beforeAll(async () => void moments.push(...(await momentsOf<View, Kinds>(game, games)).flat()), patience);
  return moments;
}
