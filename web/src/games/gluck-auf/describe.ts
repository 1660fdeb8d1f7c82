// The log in words: one line for each move that is worth one.
import { readMove, type Move } from './moves';
import { cardName, orderName, seatName, spaceName, tileName } from './names';
import { areaOf, readOrder, readTile, type GluckAufView } from './view';
import type { Told, Translate, WordsContext } from '$lib/board';

type Context = WordsContext<GluckAufView>;

function describeChance(text: string, context: Context): string | null {
  const { t } = context;
  const [verb = '', first = '', second = ''] = text.split(' ');
  if (verb === 'start') return t('log.start', { name: seatName(Number(first), context) });
  if (verb === 'tile' && readTile(first)) return t('log.tile', { tile: tileName(first, t) });
  if (verb === 'order' && readOrder(first)) return t('log.order', { order: orderName(first, t) });
  // What others look at is told when they go to the draw space.
  if (verb === 'look' && second !== '?' && (readTile(second) ?? readOrder(second)))
    return t('log.look', { card: cardName(second, t) });
  return null;
}

function describePlace({ space, card }: Move & { kind: 'place' }, name: string, t: Translate): string {
  const area = areaOf(space);
  if (card && area === 'factory')
    return t('log.buy', { name, tile: tileName(card, t), n: readTile(card)?.price ?? 0 });
  if (card) return t('log.takeOrder', { name, order: orderName(card, t) });
  return t(area === 'delivery' ? 'log.deliver' : 'log.place', { name, space: spaceName(space, t) });
}

export function describe({ seat, text }: Told, context: Context): string | null {
  if (seat === 'chance') return describeChance(text, context);
  const { t } = context;
  const name = seatName(seat, context);
  const move = readMove(text);
  switch (move?.kind) {
    case 'draft':
      return t('log.draft', { name, order: orderName(move.order, t) });
    case 'place':
      return describePlace(move, name, t);
    case 'buy':
      return move.card
        ? t('log.buy', { name, tile: tileName(move.card, t), n: readTile(move.card)?.price ?? 0 })
        : t('log.buyNone', { name });
    case 'keep':
      return move.card
        ? t('log.takeOrder', { name, order: orderName(move.card, t) })
        : t('log.keepNone', { name });
    case 'return':
      return t(`log.return.${move.where}`, { name });
    case 'lay':
      return move.card ? t('log.lay', { name, card: cardName(move.card, t) }) : t('log.layHidden', { name });
    case 'cart':
    case 'load':
    case 'unload':
      return t(`log.${move.kind}`, { name, cube: t(`cube.${move.colour}`) });
    case 'ride':
      return t('log.ride', { name, stop: t(`stop.${move.to}`) });
    case 'fill':
      return t('log.fill', {
        name,
        cube: t(`cube.${move.cube}`),
        order: orderName(move.order, t),
      });
    case 'stop':
      return t('log.stop', { name });
    default:
      return null;
  }
}
