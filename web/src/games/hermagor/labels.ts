// The words around a decision: what is asked, what a move's button says, what it would bring, why it is refused.
import { isGood, placeOf, villageOf } from './land';
import { readMove } from './moves';
import { readHint } from './outlook';
import { readTile } from './stalls';
import { BUYERS, type HermagorView } from './view';
import type { Refusal, Scene, ScoreLine, Translate, WordsContext } from '$lib/board';

type Context = WordsContext<HermagorView>;

export const seatName = (seat: number, { seats }: Pick<Context, 'seats'>): string =>
  seats[seat]?.name ?? `${seat + 1}`;
export const villageName = (id: string): string => placeOf(id)?.name ?? id;
export const regionName = (id: string): string => id.toUpperCase();

/** "3 corn", "12 dragon egg and salt", or a special's name. */
export function tileName(tile: string, t: Translate): string {
  const face = readTile(tile);
  if (!face) return tile;
  if (face.special !== '') return t(`special.${face.special}`);
  const goods = face.goods.map((good) => t(`good.${good}`)).join(' + ');
  return t('tileName', { number: face.number ?? 0, goods });
}

/** A place of the market in words: a stall by its tile, a field by its lanes. */
export function marketPlace(place: string, { t, scene }: Pick<Context, 't' | 'scene'>): string {
  const stall = /^r(\d)c(\d)$/.exec(place);
  if (stall) {
    const tile = scene?.view.table.stalls[(Number(stall[1]) - 1) * 4 + Number(stall[2]) - 1] ?? 'none';
    const where = t('stall', { row: stall[1] ?? '', column: stall[2] ?? '' });
    return tile === 'none' ? where : `${where}, ${tileName(tile, t)}`;
  }
  const crossing = /^h(\d)v(\d)$/.exec(place);
  if (crossing) return t('crossing', { h: `H${crossing[1]}`, v: `V${crossing[2]}` });
  const side = /^([hv]\d)[cr](\d)$/.exec(place);
  return side ? t('laneField', { lane: (side[1] ?? '').toUpperCase(), n: side[2] ?? '' }) : place;
}

export function moveLabel(text: string, context: Context): string {
  const { t } = context;
  const move = readMove(text);
  switch (move?.kind) {
    case 'buyer':
      return t('move.buyer', { place: marketPlace(move.place, context) });
    case 'common buyer':
      return t('move.commonBuyer', { place: marketPlace(move.place, context) });
    case 'no buyer':
      return t('move.noBuyer');
    case 'no common buyer':
      return t('move.noCommonBuyer');
    case 'no common depot':
      return t('move.noCommonDepot');
    case 'pass':
    case 'show':
    case 'hide':
      return t(`move.${move.kind}`);
    case 'raise':
    case 'keep':
      return t(`move.${move.kind}`, { good: t(`good.${move.good}`) });
    case 'sell':
      return t(`move.sell.${move.way}`, { village: villageName(move.village) });
    case 'move':
      return t('move.move', { village: villageName(move.village) });
    case 'common depot':
      return t('move.commonDepot', { village: villageName(move.village) });
    case 'build':
      return t('move.build', { building: t(`building.${move.good}`) });
    case 'common build':
      return t('move.commonBuild', { building: t(`building.${move.good}`) });
    case 'ennoble':
      return t('move.ennoble');
    case 'common ennoble':
      return t('move.commonEnnoble');
    case 'decline':
      return t('move.decline');
    case 'name':
      return t('move.name', { name: seatName(move.seat, context) });
    default:
      return text;
  }
}

const ASKED = ['show-money', 'tax-start', 'common-buyer', 'fluctuation', 'name-start', 'common-depot'];

export function prompt(scene: Scene<HermagorView>, context: Context): string | null {
  const { t } = context;
  const { table } = scene.view;
  if (scene.over) return t('prompt.over');
  if (scene.seat === null || !scene.waiting_for.includes(scene.seat)) {
    const names = scene.waiting_for.map((seat) => seatName(seat, context)).join(', ');
    return names ? t('prompt.wait', { names }) : t('prompt.chance');
  }
  const region = regionName(table.regions[0] ?? '');
  switch (table.pending) {
    case 'buyer':
      return t('prompt.buyer', { n: table.turn + 1, all: BUYERS });
    case 'raise':
      return t('prompt.raise', { tile: tileName(table.stalls[table.stall] ?? '', t) });
    case 'action':
      return t('prompt.action', { n: table.seats[scene.seat]?.depots_in_hand ?? 0 });
    case 'disc':
    case 'common-disc':
      return t(`prompt.${table.pending}`, { region });
    default:
      return ASKED.includes(table.pending) ? t(`prompt.${table.pending}`) : null;
  }
}

/** The engine's hint in the player's words; null where it says something we do not know. */
export function hint(text: string, said: string, { t }: Context): string | null {
  const move = readMove(text);
  const outlook = readHint(said);
  const money = /money (\d+) → (\d+)/.exec(said);
  const completes = outlook.completes.map(({ id }) => regionName(id)).join(', ');
  const more = completes === '' ? '' : ` ${t('hint.completes', { regions: completes })}`;
  switch (move?.kind) {
    case 'buyer':
    case 'common buyer': {
      const at = /\bat (.+)$/.exec(said)?.[1]?.split(', ') ?? [];
      const tiles = at.map((tile) => tileName(tile, t)).join(', ');
      return outlook.cost === null
        ? t('hint.commonBuyer', { tiles })
        : t('hint.buyer', { cost: outlook.cost, tiles });
    }
    case 'raise': {
      const step = /price (\d+) → (\d+)/.exec(said);
      return step ? t('hint.raise', { from: step[1] ?? '', to: step[2] ?? '' }) : null;
    }
    case 'keep': {
      const price = /stays (\d+)/.exec(said)?.[1];
      return price ? t('hint.keep', { price }) : null;
    }
    case 'sell': {
      const sale = /^([\w-]+) for (\d+)/.exec(said);
      const good = sale?.[1] ?? '';
      if (!sale || !money || !isGood(good)) return null;
      const values = {
        good: t(`good.${good}`),
        price: sale[2] ?? '',
        way: outlook.way ?? 0,
        from: money[1] ?? '',
        to: money[2] ?? '',
      };
      return t('hint.sell', values) + more;
    }
    case 'move':
      return money
        ? t('hint.move', { way: outlook.way ?? 0, from: money[1] ?? '', to: money[2] ?? '' })
        : null;
    case 'pass':
      return t('hint.pass');
    case 'build':
    case 'ennoble':
      return outlook.field === null ? null : t('hint.paid', { n: outlook.field });
    case 'common build':
    case 'common ennoble':
      return outlook.field === null ? null : t('hint.unpaid', { n: outlook.field });
    case 'common depot': {
      const good = villageOf(move.village)?.good;
      return good ? t(`good.${good}`) + more : null;
    }
    default:
      return null;
  }
}

const REFUSED = [
  'H0.5',
  'H1.4',
  'H2.2',
  'H3.3',
  'H3.4',
  'H4.2',
  'H4.3',
  'H4.4',
  'H4.6',
  'H4.7',
  'H4.8',
  'H5.1',
  'H5.2',
  'H5.3',
  'H7.1',
  'H7.5',
];

/** English hears the engine's own sentence, which knows the case at hand; the others the clause in their language. */
export function refusal(refused: Refusal, _move: string, { t, locale }: Context): string | null {
  if (locale === 'en' || refused.code !== 'illegal_move' || !REFUSED.includes(refused.clause)) return null;
  return t(`refusal.${refused.clause}`);
}

const SCORE_KEYS: Record<string, string> = {
  money: 'score.money',
  buildings: 'score.buildings',
  duchies: 'score.duchies',
  'main road': 'score.mainRoad',
};
export function scoreName(line: ScoreLine, t: Translate): string {
  const key = SCORE_KEYS[line.name];
  return key ? t(key) : line.name;
}
