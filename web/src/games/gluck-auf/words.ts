// Glück Auf's words in all languages, and tiles, orders and spaces by their names.
import de from '$games/gluck_auf/words/de.json';
import deRules from '$games/gluck_auf/words/de.rules.json';
import en from '$games/gluck_auf/words/en.json';
import enRules from '$games/gluck_auf/words/en.rules.json';
import hu from '$games/gluck_auf/words/hu.json';
import huRules from '$games/gluck_auf/words/hu.rules.json';
import pl from '$games/gluck_auf/words/pl.json';
import plRules from '$games/gluck_auf/words/pl.rules.json';
import { COLOURS, areaOf, isSpace, numberOn, readOrder, readTile, type Colour } from './view';
import type { Locale, Say, Terms, Words } from '$lib/board';

export const words: Record<Locale, Words> = {
  en: { ...en, ...enRules },
  hu: { ...hu, ...huRules },
  pl: { ...pl, ...plRules },
  de: { ...de, ...deRules },
};

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
