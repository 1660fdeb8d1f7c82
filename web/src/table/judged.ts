// What a report says, put in order for the eye.
import type { Message } from '$lib/say';
import type { DecisionReport, EventReport, GameReport, SeatReport } from '$lib/protocol';
import type { Scene } from '$lib/scene';
import type { Moment } from './score';
import { tenths } from './judged_words';

/** What the rounds are called, by the number of the move they begin with. */
export type Headings = ReadonlyMap<number, Message>;

export async function headingsIn(
  { events }: GameReport,
  sceneAt: (count: number) => Promise<Scene>,
  headingOf: ((scene: Scene) => Message) | undefined,
): Promise<Headings> {
  const headings = new Map<number, Message>();
  if (!headingOf) return headings;
  const begins = events.filter(({ round }, i) => i === 0 || round !== events[i - 1]?.round);
  for (const { first } of begins) headings.set(first, headingOf(await sceneAt(first)));
  return headings;
}

/** The round in which a move was made. */
export const headingAt = (headings: Headings, move: number): Message | null =>
  [...headings].findLast(([first]) => first <= move)?.[1] ?? null;

/** What every seat could expect, in per cent of the win, before the first event and after each. */
export function expectations({ events }: GameReport, headings: Headings): Moment[] {
  const percent = (shares: readonly number[]) => shares.map((share) => 100 * share);
  const heading = (event: EventReport | undefined) => (event && headings.get(event.first)) ?? null;
  const first = events[0];
  if (!first) return [];
  return [
    { count: first.first, totals: percent(first.before), heading: heading(first) },
    ...events.map(({ end, after }, i) => ({
      count: end,
      totals: percent(after),
      heading: heading(events[i + 1]),
    })),
  ];
}

/** In per cent, rounded so that what is shown adds up: skill takes what rounding leaves. */
export function sumsOf({ expected, luck, share }: SeatReport) {
  const shown = { expected: tenths(expected), luck: tenths(luck), share: tenths(share) };
  return { ...shown, skill: Math.round(10 * (shown.share - shown.expected - shown.luck)) / 10 };
}

/** The mistakes, the dearest first. */
export const worstDecisions = ({ events }: GameReport, most: number): DecisionReport[] =>
  events
    .flatMap(({ decisions }) => decisions.filter(({ mistake }) => mistake))
    .sort((a, b) => b.cost - a.cost)
    .slice(0, most);

/** Whose expectation an event changed, and by how much in per cent, gains first; what nobody would notice is left out. */
export const changesBy = ({ before, after }: EventReport): { seat: number; change: number }[] =>
  after
    .map((share, seat) => ({ seat, change: tenths(share - (before[seat] ?? 0)) }))
    .filter(({ change }) => Math.abs(change) >= 1)
    .sort((a, b) => b.change - a.change);
