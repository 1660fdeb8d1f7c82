// How much time a player has left, as it is read from a clock.
import type { Translate } from '$lib/board';
import type { ClockInfo } from './messages';

/** `told`: when the clock was told, `now`: the present, both by this page's clock in milliseconds. */
export function timeLeft(clock: ClockInfo | undefined, told: number, now: number, t: Translate): string {
  const left = (clock?.left ?? 0) - (clock?.running ? now - told : 0);
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const two = (n: number) => String(n).padStart(2, '0');
  if (seconds >= 86400) return t('online.days', { n: Math.floor(seconds / 86400) });
  const minutes = Math.floor(seconds / 60);
  return seconds >= 3600
    ? `${Math.floor(seconds / 3600)}:${two(minutes % 60)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}
