// The words around a decision: what is asked, what a move's button says, what it would bring, why it is refused.
import { readMove, shownBy } from './moves';
import { facesToSelect } from './targets';
import { ACTIONS, isAction, type Action, type TortugaView } from './view';
import type { Refusal, Scene, ScoreLine, Translate, WordsContext } from '$lib/board';

type Context = WordsContext<TortugaView>;

export const seatName = (seat: number, { seats }: Pick<Context, 'seats'>): string =>
  seats[seat]?.name ?? `${seat + 1}`;

export function moveLabel(text: string, context: Context): string {
  const { t, scene } = context;
  const move = readMove(text);
  switch (move?.kind) {
    case 'keep': {
      if (move.dice.length === 0) return t('move.keepNothing');
      const dice = move.dice.join(' ');
      const face = scene ? shownBy(move.dice, facesToSelect(scene.view)) : 'none';
      if (isAction(face)) return t('move.keep', { dice, action: t(`action.${face}`) });
      return face === 'skull' ? t('move.keepSkulls', { dice }) : dice;
    }
    case 'turn':
    case 'advantage':
      return t(`move.${move.kind}`, { action: t(`action.${move.action}`) });
    case 'use': {
      const action = scene?.view.table.action ?? 'none';
      return t('move.use', { action: isAction(action) ? t(`action.${action}`) : '' });
    }
    case 'leave':
      return t(scene?.view.table.pending === 'centre' ? 'move.leaveCentre' : 'move.leave');
    case 'attack':
    case 'raid': {
      const name = seatName(move.target, context);
      return move.colour
        ? t('move.rob', { name, chest: t(`chest.${move.colour}`) })
        : t('move.push', { name });
    }
    case 'take':
    case 'lay':
      return t(`move.${move.kind}`, { chest: t(`chest.${move.colour}`) });
    default:
      return text;
  }
}

export function prompt(scene: Scene<TortugaView>, context: Context): string | null {
  const { t } = context;
  const { pending, action, place } = scene.view.table;
  if (scene.over) return t('prompt.over');
  if (scene.seat === null || !scene.waiting_for.includes(scene.seat)) {
    const names = scene.waiting_for.map((seat) => seatName(seat, context)).join(', ');
    return names ? t('prompt.wait', { names }) : t('prompt.chance');
  }
  if (pending === 'use' || pending === 'attack')
    return isAction(action)
      ? t(`prompt.${pending}.${place === 2 ? 2 : 1}`, { action: t(`action.${action}`) })
      : null;
  const asked = ['selection', 'open-selection', 'skulls', 'advantage', 'centre', 'lay-fleet', 'lay-crew'];
  return asked.includes(pending) ? t(`prompt.${pending}`) : null;
}

/** The action an English hint speaks of, by its name in the engine. */
const ENGINE_NAMES: Record<string, Action> = {
  'fleet building': 'fleet',
  'crew recruiting': 'crew',
  'treasure hunt': 'treasure',
  'ship attack': 'ship-attack',
  raid: 'raid',
};

/** The engine's hint in the player's words; null where it says something we do not know. */
export function hint(text: string, said: string, { t }: Context): string | null {
  const strength = /^(.+) \+(\d+)(?: = (\d+))?$/.exec(said);
  const name = ENGINE_NAMES[strength?.[1] ?? ''];
  if (strength && name) {
    const values = { action: t(`action.${name}`), more: strength[2] ?? '', sum: strength[3] ?? '' };
    return t(strength[3] === undefined ? 'hint.turn' : 'hint.strength', values);
  }
  const steps = [...said.matchAll(/(\d) → (\d)/g)].map((step) => ({
    from: step[1] ?? '',
    to: step[2] ?? '',
  }));
  const [first, second] = steps;
  if (first && second) return t('hint.defended', { ...first, ownFrom: second.from, ownTo: second.to });
  if (first && said.startsWith('their')) return t('hint.theirs', first);
  if (first && text.startsWith('advantage')) return t('hint.advantage', first);
  if (first)
    return t('hint.marker', {
      marker: t(said.startsWith('ship') ? 'marker.fleet' : 'marker.crew'),
      ...first,
    });
  if (said.startsWith('skulls alone')) return t('hint.skulls');
  if (said.startsWith('nothing can be placed')) return t('hint.nothing');
  if (said === '1 treasure tile') return t('hint.tile');
  if (said.startsWith('1 chest')) return t(said.includes('better') ? 'hint.huntBest' : 'hint.hunt');
  return null;
}

const REFUSED = ['T2.1', 'T2.3', 'T2.5', 'T2.6', 'T2.8', 'T3.3', 'T3.7', 'T3.8', 'T3.9', 'T4.2'];

/** English hears the engine's own sentence, which knows the case at hand; the others the clause in their language. */
export function refusal(refused: Refusal, _move: string, { t, locale }: Context): string | null {
  if (locale === 'en' || refused.code !== 'illegal_move' || !REFUSED.includes(refused.clause)) return null;
  return t(`refusal.${refused.clause}`);
}

const SCORE_KEYS: Record<string, string> = {
  'chests in Tortuga': 'score.inTortuga',
  'chests in the fleet': 'score.inFleet',
  'chests in the crew': 'score.inCrew',
  sets: 'score.sets',
  tracks: 'score.tracks',
  treasure: 'score.treasure',
};
export function scoreName(line: ScoreLine, t: Translate): string {
  const key = SCORE_KEYS[line.name];
  return key ? t(key) : line.name;
}

export const actionName = (face: string, t: Translate): string =>
  (ACTIONS as readonly string[]).includes(face)
    ? t(`action.${face}`)
    : face === 'skull'
      ? t('face.skull')
      : face;
