// The words around a decision: what is asked, what a move's button says, what it would bring, why it is refused.
import { translateHint } from './hints';
import { readMove } from './moves';
import { readName } from './ships';
import type { NauticusView, Tile } from './view';
import type { Refusal, Scene, ScoreLine, Translate, WordsContext } from '$lib/board';

type Context = WordsContext<NauticusView>;

export const seatName = (seat: number, { seats }: Pick<Context, 'seats'>): string =>
  seats[seat]?.name ?? `${seat + 1}`;

const counted = (count: number, words: string): string => (count > 1 ? `${count}× ${words}` : words);

/** A ship by what it holds: "two-ship (whale mast, 2× fish)". */
export function shipName(name: string, t: Translate): string {
  const [hull = [], masts = [], sails = [], goods = []] = readName(name);
  const known = (key: string, fallback: string): string => (t(key) === key ? fallback : t(key));
  const words = [
    ...masts.map(({ count, word }) => counted(count, known(`piece.${word}-mast`, word))),
    ...sails.map(({ count, word }) => counted(count, known(`piece.${word}-sail`, word))),
    ...goods.map(({ count, word }) => counted(count, known(`piece.${word}`, word))),
  ];
  const body = hull.map(({ count, word }) => counted(count, known(`piece.${word}`, word))).join(' + ');
  return words.length > 0 ? `${body} (${words.join(', ')})` : body;
}

/** Where a tile goes. */
export const placeName = (to: string, t: Translate): string =>
  to === 'warehouse' || to === 'new' ? t(`to.${to}`) : shipName(to, t);

export function moveLabel(text: string, { t }: Context): string {
  const move = readMove(text);
  switch (move?.kind) {
    case 'choose':
      return t('move.choose', { action: t(`action.${move.tile}`) });
    case 'bonus':
    case 'free':
      return t(`move.${move.kind}`, { piece: t(`piece.${move.piece}`) });
    case 'buy':
    case 'lay':
      return t(`move.${move.kind}`, { piece: t(`piece.${move.piece}`), to: placeName(move.to, t) });
    case 'money':
    case 'crowns':
      return t(`move.${move.kind}`, { n: move.workers });
    case 'deliver':
      return t('move.deliver', { ship: shipName(move.ship, t) });
    case 'reward':
      return move.reward === 'goods'
        ? move.goods.map((good) => t(`piece.${good}`)).join(' + ')
        : t(`reward.${move.reward}`);
    case 'extra':
      return t('move.extra', { action: t(`action.${move.tile}`) });
    case 'done':
    case 'pass':
    case 'end':
      return t(`move.${move.kind}`);
    default:
      return text;
  }
}

const BUYING: readonly Tile[] = ['hulls', 'masts', 'sails', 'goods'];

export function prompt(scene: Scene<NauticusView>, context: Context): string | null {
  const { t } = context;
  const { pending, action, rewards_due, is_extra } = scene.view.table;
  if (scene.over) return t('prompt.over');
  if (scene.seat === null || !scene.waiting_for.includes(scene.seat)) {
    const names = scene.waiting_for.map((seat) => seatName(seat, context)).join(', ');
    return names ? t('prompt.wait', { names }) : t('prompt.chance');
  }
  switch (pending) {
    case 'choose':
    case 'bonus':
    case 'free-tile':
    case 'after':
      return t(`prompt.${pending}`);
    case 'reward':
      return t('prompt.reward', { n: rewards_due });
    case 'turn':
    case 'act':
    case 'extra': {
      if (action === 'none') return null;
      const kind = BUYING.includes(action) ? 'buy' : action;
      const ask = t(`ask.${kind}`, { action: t(`action.${action}`) });
      if (pending === 'turn') return t('prompt.turn', { ask });
      return is_extra && pending === 'extra' ? t('prompt.extra', { ask }) : t('prompt.act', { ask });
    }
    default:
      return null;
  }
}

/** The engine's hint in the player's words; null where it says something we do not know. */
export const hint = (_text: string, said: string, { t }: Context): string | null => translateHint(said, t);

const REFUSED = [
  ...['N0.1', 'N0.4', 'N0.6', 'N2.3', 'N3.1', 'N3.3', 'N4.1', 'N4.2', 'N4.3', 'N4.4', 'N4.6'],
  ...['N5.1', 'N5.2', 'N5.3', 'N5.4', 'N5.5', 'N6.1', 'N6.2', 'N6.3', 'N6.4', 'N7.1', 'N8.1', 'N8.2'],
];

/** English hears the engine's own sentence, which knows the case at hand; the others the clause in their language. */
export function refusal(refused: Refusal, _move: string, { t, locale }: Context): string | null {
  if (locale === 'en' || refused.code !== 'illegal_move' || !REFUSED.includes(refused.clause)) return null;
  return t(`refusal.${refused.clause}`);
}

const SCORE_KEYS: Record<string, string> = {
  'N9.4': 'score.points',
  'N9.1': 'score.delivered',
  'N9.2': 'score.ships',
  'N9.3': 'score.taler',
};
export function scoreName(line: ScoreLine, t: Translate): string {
  const key = SCORE_KEYS[line.clause];
  return key ? t(key) : line.name;
}
