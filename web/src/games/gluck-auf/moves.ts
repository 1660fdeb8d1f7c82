// Texts of Glück Auf's moves.
import { factsOf } from '$lib/say';
import type { Message, Move, Source } from './generated';
import type { Colour } from './view';

export type { Move, Source } from './generated';
export const { fact, amount } = factsOf<Message>();

export const fillText = (order: string, slot: Colour, cube: Colour, from: Source): string =>
  `fill ${order} ${slot}${cube === slot ? '' : ` with ${cube}`} from ${from}`;

/** The cube that a move lays on an order; null: none. */
export function laidCube(move: Move): Colour | null {
  if (move.kind === 'fill') return move.slot;
  return move.kind === 'fill-with' ? move.cube : null;
}
