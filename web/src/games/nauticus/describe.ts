// The log in words: one line for each move that is worth one.
import { placeName, seatName, shipName } from './labels';
import { readMove } from './moves';
import type { NauticusView } from './view';
import type { Told, WordsContext } from '$lib/board';

type Context = WordsContext<NauticusView>;

/** The deal is seen on the board; eight lines of it would hide the game. */
function describeChance(text: string, context: Context): string | null {
  const [verb, first = ''] = text.split(' ');
  return verb === 'start' ? context.t('log.start', { name: seatName(Number(first), context) }) : null;
}

export function describe({ seat, text }: Told, context: Context): string | null {
  if (seat === 'chance') return describeChance(text, context);
  const { t } = context;
  const name = seatName(seat, context);
  const move = readMove(text);
  switch (move?.kind) {
    case 'choose':
    case 'extra':
      return t(`log.${move.kind}`, { name, action: t(`action.${move.tile}`) });
    case 'bonus':
    case 'free':
      return t(`log.${move.kind}`, { name, piece: t(`piece.${move.piece}`) });
    case 'buy':
    case 'lay':
      return t(`log.${move.kind}`, {
        name,
        piece: t(`piece.${move.piece}`),
        to: placeName(move.to, t),
      });
    case 'money':
    case 'crowns':
      return t(`log.${move.kind}`, { name, n: move.workers });
    case 'deliver':
      return t('log.deliver', { name, ship: shipName(move.ship, t) });
    case 'reward': {
      const reward =
        move.reward === 'goods'
          ? move.goods.map((good) => t(`piece.${good}`)).join(' + ')
          : t(`reward.${move.reward}`);
      return t('log.reward', { name, reward });
    }
    case 'pass':
    case 'done':
    case 'end':
      // Only a pass changes something; the others just hand over.
      return move.kind === 'pass' ? t('log.pass', { name }) : null;
    default:
      return null;
  }
}
