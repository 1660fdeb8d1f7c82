// Glück Auf's words in all languages, and tiles, orders and spaces by their names.
import { COLOURS, areaOf, isSpace, numberOn, readOrder, readTile, type Colour } from './view';
import type { Say, Terms } from '$lib/board';
import { wordsByLocale } from '$lib/word_files';

export const words = wordsByLocale(
  import.meta.glob('$games/gluck_auf/words/??{,.rules}.json', { eager: true, import: 'default' }),
);

export function tileName(name: string, say: Say): string {
  const tile = readTile(name);
  if (!tile) return name;
  return say({ key: 'tile', carts: say({ key: `carts.${tile.colour}`, n: tile.carts }), side: tile.side });
}

/** "grey ×2, black": short enough for a button. */
export const listColours = (colours: readonly Colour[], say: Say): string =>
  COLOURS.map((colour) => ({
    key: 'hint.colours',
    colour,
    n: colours.filter((one) => one === colour).length,
  }))
    .filter(({ n }) => n > 0)
    .map(say)
    .join(', ');

export function orderName(name: string, say: Say): string {
  const order = readOrder(name);
  if (!order) return name;
  return say({ key: 'order', transport: order.transport, slots: listColours(order.slots, say) });
}

export const cardName = (name: string, say: Say): string =>
  readTile(name) ? tileName(name, say) : orderName(name, say);

export function spaceName(space: string, say: Say): string {
  if (say.has(`space.${space}`)) return say({ key: `space.${space}` });
  if (!isSpace(space)) return space;
  const area = areaOf(space);
  return say({ key: `space.${area}`, n: numberOn(space), transport: space });
}

export const terms: Terms = {
  tile: tileName,
  order: orderName,
  space: spaceName,
  price: (tile, say) => say({ key: 'price', n: readTile(tile)?.price ?? 0 }),
};
