// The log in words: one line for each move that is worth one.
import { actionName, seatName } from './labels';
import { readMove } from './moves';
import { isColour, type TortugaView } from './view';
import type { Told, WordsContext } from '$lib/board';

type Context = WordsContext<TortugaView>;

/** "0 A B-skull fleet": what one screen has hidden. */
function describeShown(part: string, context: Context): string {
  const [seat = '', ...rest] = part.trim().split(' ');
  const name = seatName(Number(seat), context);
  const face = rest.pop() ?? 'none';
  if (face === 'none' || rest.length === 0) return context.t('log.shownNone', { name });
  const dice = rest.map((die) => die.replace('-skull', '☠')).join(' ');
  return context.t('log.shown', { name, dice, face: actionName(face, context.t) });
}

function describeChance(text: string, context: Context): string | null {
  const { t, scene } = context;
  const [verb, first = '', second = ''] = text.split(' ');
  switch (verb) {
    case 'start':
      return t('log.start', { name: seatName(Number(first), context) });
    case 'chest':
      return isColour(first) ? t('log.chest', { chest: t(`chest.${first}`) }) : null;
    case 'die': {
      // Hidden dice are seen where they lie; an open roll is told to all.
      const open =
        scene?.view.table.pending === 'open-roll' || scene?.view.table.pending === 'open-selection';
      return open ? t('log.openDie', { die: first, face: actionName(second, t) }) : null;
    }
    case 'reveal': {
      const shown = text.slice('reveal'.length).trim();
      if (shown === '') return t('log.reveal');
      const list = shown.split(',').map((part) => describeShown(part, context));
      return t('log.revealed', { list: list.join('; ') });
    }
    case 'tile':
      return first === '?' ? t('log.tileHidden') : t('log.tile', { n: Number(first) });
    default:
      return null;
  }
}

export function describe({ seat, text }: Told, context: Context): string | null {
  if (seat === 'chance') return describeChance(text, context);
  const { t } = context;
  const name = seatName(seat, context);
  const move = readMove(text);
  switch (move?.kind) {
    case 'keep':
      return move.dice.length > 0
        ? t('log.keep', { name, dice: move.dice.join(' ') })
        : t('log.keepNothing', { name });
    case 'turn':
    case 'advantage':
      return t(`log.${move.kind}`, { name, action: t(`action.${move.action}`) });
    case 'use':
    case 'leave':
      return t(`log.${move.kind}`, { name });
    case 'attack':
    case 'raid': {
      const area = move.kind === 'attack' ? 'Fleet' : 'Crew';
      const target = seatName(move.target, context);
      return move.colour
        ? t(`log.rob${area}`, { name, target, chest: t(`chest.${move.colour}`) })
        : t(`log.push${area}`, { name, target });
    }
    case 'take':
    case 'lay':
      return t(`log.${move.kind}`, { name, chest: t(`chest.${move.colour}`) });
    default:
      return null;
  }
}
