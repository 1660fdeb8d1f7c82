// The words around a decision: what is asked, what a move's button says, what it would bring, why it is refused.
import { readMove, type Move } from './moves';
import { cardName, listColours, orderName, seatName, spaceName, tileName } from './names';
import { handKind } from './targets';
import { colourOfLetter, type GluckAufView } from './view';
import type { Refusal, Scene, ScoreLine, Translate, WordsContext } from '$lib/board';

type Context = WordsContext<GluckAufView>;

function fillLabel(move: Move & { kind: 'fill' }, t: Translate): string {
  const words = {
    order: orderName(move.order, t),
    slot: t(`colour.${move.slot}`),
    cube: t(`cube.${move.cube}`),
    from: t(`from.${move.from}`),
  };
  return t(move.cube === move.slot ? 'move.fill' : 'move.fillWith', words);
}

export function moveLabel(text: string, { t }: Context): string {
  const move = readMove(text);
  switch (move?.kind) {
    case 'draft':
      return t('move.draft', { order: orderName(move.order, t) });
    case 'place': {
      const space = spaceName(move.space, t);
      return move.card ? t('move.placeCard', { space, card: cardName(move.card, t) }) : space;
    }
    case 'buy':
      return move.card ? t('move.buy', { tile: tileName(move.card, t) }) : t('move.buyNone');
    case 'keep':
      return move.card ? t('move.keep', { order: orderName(move.card, t) }) : t('move.keepNone');
    case 'return':
      return t(`move.return.${move.where}`);
    case 'lay':
      return t('move.lay', { card: move.card ? cardName(move.card, t) : '?' });
    case 'cart':
    case 'load':
    case 'unload':
      return t(`move.${move.kind}`, { cube: t(`cube.${move.colour}`) });
    case 'ride':
      return t('move.ride', { stop: t(`stop.${move.to}`) });
    case 'fill':
      return fillLabel(move, t);
    case 'stop':
      return t('move.stop');
    default:
      return text;
  }
}

export function prompt(scene: Scene<GluckAufView>, context: Context): string | null {
  const { t } = context;
  const { table } = scene.view;
  if (scene.over) return t('prompt.over');
  if (scene.seat === null || !scene.waiting_for.includes(scene.seat)) {
    const names = scene.waiting_for.map((seat) => seatName(seat, context)).join(', ');
    return names ? t('prompt.wait', { names }) : t('prompt.chance');
  }
  const kind = handKind(scene.view);
  switch (table.pending) {
    case 'draft':
      return t('prompt.draft');
    case 'placement':
      return t('prompt.placement', { n: table.seats[scene.seat]?.workers ?? 0 });
    case 'choice':
    case 'lay-where':
    case 'lay':
      return t(`prompt.${table.pending}.${kind}`);
    case 'substitute':
      return t('prompt.substitute', { cube: t(`cube.${table.cart_colour ?? 'yellow'}`) });
    case 'step':
      return t('prompt.step', { n: table.steps_left ?? 0 });
    case 'second-cube':
      return t('prompt.second-cube', { slot: t(`slot.${table.half_slot ?? 'yellow'}`) });
    default:
      return null;
  }
}

/** What a space brings, as the engine says it: pattern and the key of our words for it. */
const EFFECTS: [RegExp, string][] = [
  [/^pay (\d+) marks?$/, 'hint.pay'],
  [/^up to (\d+) steps$/, 'hint.steps'],
  [/^take (\d+) marks?$/, 'hint.take'],
  [/^(\d+) points?$/, 'hint.points'],
  [/^look at (\d+) tiles, buy one or none$/, 'hint.lookTiles'],
  [/^look at (\d+) orders, keep one or none$/, 'hint.lookOrders'],
  [/^deliver (\d+) orders? for (\d+) points?$/, 'hint.deliver'],
  [/^completes the order: (\d+) points?$/, 'hint.completes'],
  [/^the first of two cubes for one slot$/, 'hint.firstOfTwo'],
  [/^into your store$/, 'hint.store'],
  [/^no cubes there$/, 'hint.noCubes'],
  [/^(\d+) steps? unused$/, 'hint.unused'],
];

function effect(said: string, t: Translate): string | null {
  for (const [pattern, key] of EFFECTS) {
    const found = pattern.exec(said);
    if (found) return t(key, { n: Number(found[1] ?? 0), points: Number(found[2] ?? 0) });
  }
  const cubes = /^cubes there:((?: [ybgk])+)$/.exec(said)?.[1];
  if (cubes === undefined) return null;
  const colours = cubes
    .trim()
    .split(' ')
    .map(colourOfLetter)
    .filter((colour) => colour !== undefined);
  return t('hint.cubes', { cubes: listColours(colours, t) });
}

/** The engine's hint in the player's words; null where it says something we do not know. */
export function hint(_text: string, said: string, { t }: Context): string | null {
  const staffed = /^(\d+) workers?; (.*)$/.exec(said);
  if (!staffed) return effect(said, t);
  const brings = effect(staffed[2] ?? '', t);
  return brings === null ? null : t('hint.place', { n: Number(staffed[1]), brings });
}

const REFUSED = new Set([
  ...['G0.1', 'G1.3', 'G2.2', 'G2.3', 'G3.2', 'G3.3', 'G4.2', 'G4.3'],
  ...['G4.4', 'G4.5', 'G4.6', 'G4.7', 'G5.1', 'G7.2'],
]);

/** English hears the engine's own sentence, which knows the case at hand; the others the clause in their language. */
export function refusal(refused: Refusal, _move: string, { t, locale }: Context): string | null {
  if (locale === 'en' || refused.code !== 'illegal_move' || !REFUSED.has(refused.clause)) return null;
  return t(`refusal.${refused.clause}`);
}

const SCORE_KEYS: Record<string, string> = {
  'deliveries and shift scorings': 'score.won',
  marks: 'score.marks',
  cubes: 'score.cubes',
  'outstanding orders': 'score.outstanding',
  'balance of the tunnels': 'score.balance',
};
export function scoreName(line: ScoreLine, t: Translate): string {
  const key = SCORE_KEYS[line.name];
  return key ? t(key) : line.name;
}
