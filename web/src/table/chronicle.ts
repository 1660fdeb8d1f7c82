// A log made for reading: rounds as headings, one line per action with what it brought, chance folded where it only deals.
import type { Message } from '$lib/say';
import type { Scene } from '$lib/scene';
import type { ToldLine } from '../engine/engine';
import { totals } from './score';
import { describe, type TableWords } from './words';

/** What the log itself does not tell of a moment: the round, and everybody's points. */
export interface Footing {
  heading: Message | null;
  totals: readonly number[];
}
/** By the count of moves made. */
export type Footings = ReadonlyMap<number, Footing>;

export interface LogLine {
  told: ToldLine;
  text: string;
  /** Points that came or went with it, by seat; none where they are not known. */
  gains: { seat: number; points: number }[];
}
/** One action, or several chance events in a row. */
export type LogEntry = [LogLine, ...LogLine[]];
export interface Chapter {
  heading: string;
  entries: LogEntry[];
}

export const footingOf = (scene: Scene, headingOf: ((scene: Scene) => Message) | undefined): Footing => ({
  heading: headingOf?.(scene) ?? null,
  totals: totals(scene),
});

export function chaptersOf(log: readonly ToldLine[], words: TableWords, known: Footings): Chapter[] {
  const chapters: Chapter[] = [];
  let before = known.get(0);
  // Points that a move without words brought belong to the next line.
  let counted = before;
  for (const told of log) {
    const after = known.get(told.count);
    const text = describe(told, words);
    if (text !== null) {
      const heading = before?.heading ? words.say(before.heading) : (chapters.at(-1)?.heading ?? '');
      if (chapters.at(-1)?.heading !== heading) chapters.push({ heading, entries: [] });
      const line = { told, text, gains: gainsBetween(counted, after) };
      const entries = chapters.at(-1)?.entries ?? [];
      const last = entries.at(-1);
      if (told.seat === 'chance' && last?.[0].told.seat === 'chance') last.push(line);
      else entries.push([line]);
      counted = after ?? counted;
    }
    before = after ?? before;
  }
  return chapters;
}

function gainsBetween(before: Footing | undefined, after: Footing | undefined): LogLine['gains'] {
  if (!before || !after) return [];
  return after.totals
    .map((points, seat) => ({ seat, points: points - (before.totals[seat] ?? 0) }))
    .filter(({ points }) => points !== 0);
}
