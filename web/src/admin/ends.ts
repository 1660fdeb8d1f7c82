// How long something lasts that is done to somebody.
export const ENDS = ['hour', 'day', 'week', 'month', 'never'] as const;
export type End = (typeof ENDS)[number];

const HOURS: Record<End, number> = { hour: 1, day: 24, week: 7 * 24, month: 30 * 24, never: 0 };

/** When it is over, in milliseconds since 1970; 0: not by itself. */
export const endOf = (end: End, now = Date.now()): number =>
  end === 'never' ? 0 : now + HOURS[end] * 3_600_000;
