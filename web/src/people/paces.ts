// The clocks that are offered to people: none, a bank of minutes with seconds per turn, days per turn.
import type { Translate } from '$lib/i18n';
import type { NewOnlineTable } from '../online/messages';

type Time = Pick<NewOnlineTable, 'pace' | 'clock'>;

export const PACES: Record<string, Time> = {
  none: {},
  quick: { pace: 'live', clock: { seconds: 600, increment: 10 } },
  calm: { pace: 'live', clock: { seconds: 1800, increment: 30 } },
  days: { pace: 'turns', clock: { seconds: 2 * 86400, increment: 0 } },
};

/** Which of those it is; none of them: its own word. */
export const paceOf = ({ pace, clock }: Time): string =>
  Object.entries(PACES).find(
    ([, one]) =>
      one.clock?.seconds === clock?.seconds &&
      one.clock?.increment === clock?.increment &&
      (!clock || (one.pace ?? 'live') === (pace ?? 'live')),
  )?.[0] ?? 'other';

/** A clock in words. */
export function timeWords({ pace, clock }: Time, w: Translate): string {
  if (!clock) return w('settings.noClock');
  if (pace === 'turns') return w('settings.turns', { n: Math.round((clock.seconds / 86400) * 10) / 10 });
  return w('settings.clock', {
    minutes: Math.round((clock.seconds / 60) * 10) / 10,
    seconds: clock.increment,
  });
}
