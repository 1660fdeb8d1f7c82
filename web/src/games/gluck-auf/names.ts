// Tiles, orders and spaces by their names in the player's language.
import { areaOf, numberOn, readOrder, readTile, COLOURS, type Colour, type Space } from './view';
import type { SeatInfo, Translate } from '$lib/board';

export const seatName = (seat: number, { seats }: { seats: SeatInfo[] }): string =>
  seats[seat]?.name ?? `${seat + 1}`;

export function tileName(name: string, t: Translate): string {
  const tile = readTile(name);
  if (!tile) return name;
  return t('tile', { carts: t(`carts.${tile.colour}`, { n: tile.carts }), side: t(`side.${tile.side}`) });
}

/** "grey ×2, black": short enough for a button. */
export function listColours(colours: readonly Colour[], t: Translate): string {
  return COLOURS.map((colour) => ({ colour, n: colours.filter((other) => other === colour).length }))
    .filter(({ n }) => n > 0)
    .map(({ colour, n }) => (n > 1 ? `${t(`colour.${colour}`)} ×${n}` : t(`colour.${colour}`)))
    .join(', ');
}

export function orderName(name: string, t: Translate): string {
  const order = readOrder(name);
  if (!order) return name;
  return t('order', { transport: t(`transport.${order.transport}`), slots: listColours(order.slots, t) });
}

export const cardName = (name: string, t: Translate): string =>
  readTile(name) ? tileName(name, t) : orderName(name, t);

export function spaceName(space: Space, t: Translate): string {
  if (space === 'f-draw' || space === 'o-draw' || space === 'bank') return t(`space.${space}`);
  const area = areaOf(space);
  if (area === 'delivery') return t('space.delivery', { transport: t(`transport.${space}`) });
  return t(`space.${area}`, { n: area === 'mining' || area === 'money' ? numberOn(space) : space.slice(1) });
}
