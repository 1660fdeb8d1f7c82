// Games of the real engine for the tests of this board: every decision as the deciding seat sees it, and what came of it.
import type { Scene, Told } from '$lib/board';
import type { Engine } from '../../engine/engine';
import { dice } from '../testing/random_games';
import { gainOf, isSale, type Legal, type Move } from './moves';
import type { HermagorView } from './view';

type HermagorScene = Scene<HermagorView, Move>;

export interface Decision {
  scene: HermagorScene;
  /** What this seat was told since it was asked last. */
  told: Told<Move>[];
  move: Legal;
  /** The table right after the move, as everybody sees it. */
  after: HermagorScene;
}
export interface Setting {
  players: number;
  seed: number;
  options?: Record<string, boolean>;
}

/** Players who mostly sell where it pays: by chance alone they would be ruined in the first round. */
function choose(scene: HermagorScene, roll: (sides: number) => number): Legal {
  const any = scene.legal[roll(scene.legal.length)];
  if (!any) throw new Error('nothing to choose');
  const gain = (move: Legal): number => gainOf(move.facts) ?? -99;
  const sales = scene.legal.filter((move) => isSale(move)).sort((a, b) => gain(b) - gain(a));
  if (sales.length > 0 && roll(4) > 0) return sales[roll(Math.min(4, sales.length))] ?? any;
  const discs = scene.legal.filter(({ kind }) => kind === 'build' || kind === 'ennoble');
  return (discs.length > 0 ? discs[roll(discs.length)] : undefined) ?? any;
}

export async function watchGame(
  engine: Engine,
  { players, seed, options }: Setting,
  look: (decision: Decision) => void,
): Promise<HermagorScene> {
  const roll = dice(seed);
  const { match } = await engine.begin({ game: 'hermagor', players, seed, ...(options ? { options } : {}) });
  const heard = Array<number>(players).fill(0);
  const seen = async (seat: number | null): Promise<HermagorScene> =>
    (await engine.scene(match, seat)) as unknown as HermagorScene;
  let open = await seen(null);
  while (!open.over) {
    const seat = open.waiting_for[0] ?? 0;
    const scene = await seen(seat);
    const { told, count } = await engine.told(match, seat, heard[seat] ?? 0);
    heard[seat] = count;
    const move = choose(scene, roll);
    await engine.play(match, seat, move.text);
    open = await seen(null);
    look({ scene, told: told as unknown as Told<Move>[], move, after: open });
  }
  await engine.close(match);
  return open;
}
