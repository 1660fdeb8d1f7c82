// What a record of this browser tells beside its moves: who sat there, when it was played, and when each move was made
// (docs/records.md).
import type { MatchRecord } from '../engine/engine';
import { movesOf } from './branches';
import { specOf } from './levels';
import type { TableSeat } from './source';

export interface Sitting {
  seats: readonly TableSeat[];
  /** Milliseconds since 1970. */
  begun: number;
  now: number;
}

const utc = (milliseconds: number): string => `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;

/** Milliseconds from the beginning to each move; none where a record does not tell them. */
export const timesOf = (record: MatchRecord): number[] => (record['times'] ?? []) as number[];

/** Those that were known stay as far as the moves do, and what is new has happened now. */
function timesAfter(before: MatchRecord, after: MatchRecord, { begun, now }: Sitting): number[] {
  const known = timesOf(before);
  if (known.length < movesOf(before).length) return []; // a match from before there were times
  const kept = known.slice(0, movesOf(after).length);
  const at = Math.max(kept.at(-1) ?? 0, now - begun);
  return movesOf(after).map((_, move) => kept[move] ?? at);
}

/** `before`: the same match as it was kept before its last change. */
export function toldRecord(before: MatchRecord, after: MatchRecord, sitting: Sitting): MatchRecord {
  const { times: _, ...record } = after;
  const times = timesAfter(before, after, sitting);
  const over = 'result' in record;
  const sitters = (record['seats'] ?? []) as { name: string }[];
  return {
    ...record,
    seats: sitters.map((sitter, seat) => {
      const { computer, level = 'normal' } = sitting.seats[seat] ?? { computer: false };
      return { ...sitter, ...(computer ? { kind: 'computer', player: specOf(level) } : { kind: 'person' }) };
    }),
    played: { begun: utc(sitting.begun), ...(over ? { ended: utc(sitting.now) } : {}) },
    ...(times.length > 0 ? { times } : {}),
    ...(over ? { ending: { how: 'played' } } : {}),
  };
}

/** How long after the move before one was made, as "0:07" or "1:02:30"; "" where it is not known, or at once. */
export function timeBefore(times: readonly number[], count: number): string {
  const at = times[count - 1];
  if (at === undefined) return '';
  const seconds = Math.floor((at - (times[count - 2] ?? 0)) / 1000);
  if (seconds === 0) return '';
  const two = (number: number): string => String(number % 60).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const long = minutes >= 60 ? `${Math.floor(minutes / 60)}:${two(minutes)}` : String(minutes);
  return `${long}:${two(seconds)}`;
}
