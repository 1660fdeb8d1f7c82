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

/** By lines of the log the numbers of what was told, which stay when moves are taken back; `first` is that of the news. */
export function addNumbers(numbers: readonly number[], news: readonly OnlineTold[], first: number): number[] {
  const list = [...numbers];
  news.forEach(({ kind, count }, n) => {
    if (kind === 'undo') list.splice(Math.max(0, list.length - (count ?? 0)));
    if (kind === 'move') list.push(first + n);
  });
  return list;
}

/** How many lines of a log of this length the news leave as they were. */
export function stillStanding(length: number, news: readonly OnlineTold[]): number {
  let [now, least] = [length, length];
  for (const { kind, count } of news) {
    if (kind === 'move') now += 1;
    if (kind === 'undo') now = Math.max(0, now - (count ?? 0));
    least = Math.min(least, now);
  }
  return least;
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

/** Something that happened besides moves. */
export interface TableNote {
  kind: 'resigned' | 'timed_out' | 'left' | 'returned' | 'paused' | 'resumed';
  seat: number | null;
  /** After so many moves of the log. */
  count: number;
}
const NOTED: readonly string[] = ['resigned', 'timed_out', 'left', 'returned', 'paused', 'resumed'];

/** Adds what is worth a line of its own; `length` is that of the log before the news. */
export function addNotes(
  notes: readonly TableNote[],
  news: readonly OnlineTold[],
  length: number,
): TableNote[] {
  let count = length;
  const list = [...notes];
  for (const { kind, seat, count: undone } of news) {
    if (kind === 'move') count += 1;
    if (kind === 'undo') count = Math.max(0, count - (undone ?? 0));
    if (NOTED.includes(kind))
      list.push({
        kind: kind as TableNote['kind'],
        seat: typeof seat === 'number' ? seat : null,
        count,
      });
  }
  return list.map((note) => ({ ...note, count: Math.min(note.count, count) }));
}
