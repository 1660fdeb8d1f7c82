// How a player is shown everywhere: a colour, a shape and an initial, by seat.

export const SEAT_SHAPES = ['circle', 'triangle', 'square', 'diamond', 'star'] as const;
export type SeatShape = (typeof SEAT_SHAPES)[number];

export const seatShape = (seat: number): SeatShape => SEAT_SHAPES[seat % SEAT_SHAPES.length] ?? 'circle';
export const seatColour = (seat: number): string => `var(--seat-${seat % SEAT_SHAPES.length})`;
/** Guests and nameless players are told apart by the number behind their name. */
export const initial = (name: string): string =>
  /\d{1,2}$/.exec(name.trim())?.[0] ?? ([...name.trim()][0] ?? '?').toLocaleUpperCase();

/** A letter or a digit: what is told apart on a token. */
const isRead = (sign: string): boolean =>
  sign !== '' && (sign.toLowerCase() !== sign.toUpperCase() || '0123456789'.includes(sign));

/**
 * The marks of all who sit at a table, each another: who shares his initial has the first letter behind it by which all
 * who share it differ, or else is counted.
 */
export function initials(names: readonly string[]): string[] {
  const own = names.map(initial);
  return own.map((mark, seat) => {
    const alike = names.flatMap((name, other) => (own[other] === mark ? [{ name: name.trim(), other }] : []));
    if (alike.length === 1) return mark;
    const length = Math.max(...alike.map(({ name }) => [...name].length));
    for (let at = 1; at < length; ++at) {
      const letters = alike.map(({ name }) => [...name][at] ?? '');
      const differ = new Set(letters.map((letter) => letter.toLowerCase())).size === letters.length;
      if (differ && letters.every(isRead))
        return mark + (letters[alike.findIndex(({ other }) => other === seat)] ?? '');
    }
    return mark.length > 1 ? mark : `${mark}${alike.findIndex(({ other }) => other === seat) + 1}`;
  });
}

/** The outline in a box from -12 to 12, all of about the same weight to the eye. */
export const SHAPE_PATHS: Record<SeatShape, string> = {
  circle: 'M0-10.5A10.5 10.5 0 1 1 0 10.5A10.5 10.5 0 1 1 0-10.5Z',
  triangle: 'M0-11.5L11.5 9.5H-11.5Z',
  square: 'M-9.5-9.5H9.5V9.5H-9.5Z',
  diamond: 'M0-12L11.5 0L0 12L-11.5 0Z',
  star: 'M0-12L3.4-4.4L11.6-3.7L5.4 1.7L7.3 9.8L0 5.5L-7.3 9.8L-5.4 1.7L-11.6-3.7L-3.4-4.4Z',
};
