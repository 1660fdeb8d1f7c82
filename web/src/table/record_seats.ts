// Who sat at the table of a record.
import type { SeatInfo } from '$lib/board';
import type { Translate } from '$lib/i18n';
import type { Opened } from '../engine/engine';

/** A record without names calls its seats "seat 0", "seat 1", … */
export function seatsOf({ names, computers }: Pick<Opened, 'names' | 'computers'>, t: Translate) {
  return names.map((name, seat): SeatInfo & { here: boolean } => ({
    name: name === `seat ${seat}` ? t('seat', { n: seat + 1 }) : name,
    computer: computers.includes(seat),
    here: false,
  }));
}
