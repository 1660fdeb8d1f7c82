// What the server has told of a game, as the log shows it: moves, without those that were taken back.
import type { Move } from '$lib/scene';
import type { ToldLine } from '../engine/engine';
import type { OnlineTold } from './messages';

/** Adds news to a log; its counts are the log's own: a move's place in what this observer was told. */
export function addTold(log: readonly ToldLine[], news: readonly OnlineTold[]): ToldLine[] {
  const lines = [...log];
  for (const { kind, seat, text, count, move } of news) {
    if (kind === 'undo') lines.splice(Math.max(0, lines.length - (count ?? 0)));
    if (kind === 'move' && seat !== undefined && text !== undefined)
      lines.push({ seat, text, move: move as Move, count: lines.length + 1 });
  }
  return lines;
}

/** Whether the news only add moves, so that they can be shown in motion. */
export const onlyMoves = (news: readonly OnlineTold[]): boolean => news.every(({ kind }) => kind === 'move');

/** Those whose time was up and who have not come back. */
export function lateSeats(known: ReadonlySet<number>, news: readonly OnlineTold[]): ReadonlySet<number> {
  const late = new Set(known);
  for (const { kind, seat } of news) {
    if (typeof seat !== 'number') continue;
    if (kind === 'timed_out') late.add(seat);
    if (kind === 'returned') late.delete(seat);
  }
  return late;
}
