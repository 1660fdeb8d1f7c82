// Moves in words, from their fields: the same for every game.
import type { Message, Say } from './say';
import type { Move, Told } from './scene';

/** With the parts of a move that have kinds of their own. */
const said = (prefix: string, move: Move, more: Record<string, string> = {}): Message => ({
  ...(Object.fromEntries(
    Object.entries(move).map(([field, value]) => [
      field,
      isParts(value) ? value.map((part) => said(prefix, part)) : value,
    ]),
  ) as Record<string, unknown>),
  ...more,
  key: `${prefix}.${move.kind}`,
});
const isParts = (value: Move[string]): value is readonly Move[] =>
  Array.isArray(value) &&
  value.every((part: unknown) => typeof part === 'object' && part !== null && 'kind' in part);

/** The words of a button; its text where there are none. */
export const labelOf = (move: Move, say: Say): string =>
  say.has(`move.${move.kind}`) ? say(said('move', move)) : String(move['text'] ?? move.kind);

/** A line of the log; null: not worth one. */
export const lineOf = ({ move }: Told, name: string, say: Say): string | null =>
  say.has(`log.${move.kind}`) ? say(said('log', move, { name })) : null;
