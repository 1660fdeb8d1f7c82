// A name as it is shown everywhere: a bot's has a sign behind it, which is the same in all languages and in records.
import type { SeatInfo } from '$lib/protocol';

export const seatName = ({ name, bot }: Pick<SeatInfo, 'name' | 'bot'>): string =>
  bot && name ? `${name} (bot)` : name;
