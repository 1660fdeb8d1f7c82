// Games of the real engine for the tests of this board: every decision as the deciding seat sees it, and what came of it.
import type { Scene, Told } from '$lib/board';
import type { Engine } from '../../engine/engine';
import { dice } from '../testing/random_games';
import { readHint } from './outlook';
import type { HermagorView } from './view';

export interface Decision {
  scene: Scene<HermagorView>;
  /** What this seat was told since it was asked last. */
  told: Told[];
  move: string;
  /** The table right after the move, as everybody sees it. */
  after: Scene<HermagorView>;
}
export interface Setting {
  players: number;
  seed: number;
  options?: Record<string, boolean>;
}

/** Players who mostly sell where it pays: by chance alone they would be ruined in the first round. */
function choose(scene: Scene<HermagorView>, roll: (sides: number) => number): string {
  const any = scene.legal[roll(scene.legal.length)]?.text ?? '';
  const gain = (hint: string): number => readHint(hint).gain ?? -99;
  const sales = scene.legal
    .filter(({ text }) => text.startsWith('sell'))
    .sort((a, b) => gain(b.hint) - gain(a.hint));
  if (sales.length > 0 && roll(4) > 0) return sales[roll(Math.min(4, sales.length))]?.text ?? any;
  const discs = scene.legal.filter(({ text }) => /^(build|ennoble)/.test(text));
  return discs.length > 0 ? (discs[roll(discs.length)]?.text ?? any) : any;
}

export async function watchGame(
  engine: Engine,
  { players, seed, options }: Setting,
  look: (decision: Decision) => void,
): Promise<Scene<HermagorView>> {
  const roll = dice(seed);
  const { match } = await engine.begin({ game: 'hermagor', players, seed, ...(options ? { options } : {}) });
  const heard = Array<number>(players).fill(0);
  const seen = async (seat: number | null): Promise<Scene<HermagorView>> =>
    (await engine.scene(match, seat)) as Scene<HermagorView>;
  let open = await seen(null);
  while (!open.over) {
    const seat = open.waiting_for[0] ?? 0;
    const scene = await seen(seat);
    const { told, count } = await engine.told(match, seat, heard[seat] ?? 0);
    heard[seat] = count;
    const move = choose(scene, roll);
    await engine.play(match, seat, move);
    open = await seen(null);
    look({ scene, told, move, after: open });
  }
  await engine.close(match);
  return open;
}
