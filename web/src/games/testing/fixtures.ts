// Recorded games of the engine's own tests, opened just before a move.
import { readFileSync } from 'node:fs';
import type { Move, Scene } from '$lib/board';
import type { Engine } from '../../engine/engine';

type Moves = [string, string][];

/** The position before the first move that fits, as the seat sees it that makes the move. */
export async function sceneBefore<View, Kinds = Move>(
  engine: Engine,
  fixture: string,
  fits: (text: string, next: string) => boolean,
): Promise<Scene<View, Kinds>> {
  const record = JSON.parse(readFileSync(`../src/games/${fixture}.json`, 'utf8')) as { moves: Moves };
  const { moves } = record;
  const at = moves.findIndex(([, text], i) => fits(text, moves[i + 1]?.[1] ?? ''));
  if (at < 0) throw new Error(`no such move in ${fixture}`);
  const { result, ...begun } = { result: null, ...record, moves: moves.slice(0, at) };
  const { match } = await engine.open(begun);
  return (await engine.scene(match, Number(moves[at]?.[0]))) as unknown as Scene<View, Kinds>;
}
