// What the engine's hints say a move would bring, as numbers to draw beside its place.
import type { Region } from './land';
import { regionOf } from './land';

export interface Outlook {
  /** What a buyer's place costs. */
  cost: number | null;
  /** What the way costs, halved where it is. */
  way: number | null;
  /** Money after the move less money before it. */
  gain: number | null;
  completes: Region[];
  /** The value of the field a disc goes to. */
  field: number | null;
}
const numberIn = (pattern: RegExp, hint: string): number | null => {
  const found = pattern.exec(hint);
  return found ? Number(found[1]) : null;
};

export function readHint(hint: string): Outlook {
  const money = /money (\d+) → (\d+)/.exec(hint);
  const completes = /completes (.+)$/.exec(hint)?.[1]?.split(', ') ?? [];
  return {
    cost: numberIn(/^costs (\d+)/, hint),
    way: numberIn(/\bway (\d+)/, hint),
    gain: money ? Number(money[2]) - Number(money[1]) : null,
    completes: completes.flatMap((name) => regionOf(name.toLowerCase()) ?? []),
    field: numberIn(/field (\d+)/, hint),
  };
}
/** "+3", "−2", "±0": a gain is read at a glance. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0');
