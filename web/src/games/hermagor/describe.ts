// The log in words: one line for each move that is worth one.
import { marketPlace, regionName, seatName, tileName, villageName } from './labels';
import { readMove } from './moves';
import { readTile } from './stalls';
import type { HermagorView } from './view';
import type { Told, WordsContext } from '$lib/board';

type Context = WordsContext<HermagorView>;

function describeChance(text: string, context: Context): string | null {
  const { t } = context;
  const [verb, first = '', second = ''] = text.split(' ');
  switch (verb) {
    case 'start':
      return t('log.start', { name: seatName(Number(first), context) });
    case 'actions':
      return /^\d$/.test(first) ? t('log.actions', { n: Number(first) }) : null;
    case 'draw':
      return readTile(second)
        ? t('log.draw', { name: seatName(Number(first), context), tile: tileName(second, t) })
        : null;
    default:
      // The tiles of the market are seen where they lie.
      return null;
  }
}

/** The place alone: what lies on it now need not be what lay there then. */
const bare = (place: string, { t }: Context): string => marketPlace(place, { t, scene: null });

export function describe({ seat, text }: Told, context: Context): string | null {
  if (seat === 'chance') return describeChance(text, context);
  const { t } = context;
  const name = seatName(seat, context);
  const move = readMove(text);
  switch (move?.kind) {
    case 'buyer':
      return t('log.buyer', { name, place: bare(move.place, context) });
    case 'common buyer':
      return t('log.commonBuyer', { name, place: bare(move.place, context) });
    case 'no buyer':
      return t('log.noBuyer', { name });
    case 'no common buyer':
    case 'no common depot':
      return null;
    case 'pass':
    case 'show':
    case 'hide':
      return t(`log.${move.kind}`, { name });
    case 'raise':
    case 'keep':
      return t(`log.${move.kind}`, { name, good: t(`good.${move.good}`) });
    case 'sell':
      return t(`log.sell.${move.way}`, { name, village: villageName(move.village) });
    case 'move':
      return t('log.move', { name, village: villageName(move.village) });
    case 'common depot':
      return t('log.commonDepot', { name, village: villageName(move.village) });
    case 'build':
      return t('log.build', { name, building: t(`building.${move.good}`), region: regionName(move.region) });
    case 'common build':
      return t('log.commonBuild', {
        name,
        building: t(`building.${move.good}`),
        region: regionName(move.region),
      });
    case 'ennoble':
      return t('log.ennoble', { name, region: regionName(move.region) });
    case 'common ennoble':
      return t('log.commonEnnoble', { name, region: regionName(move.region) });
    case 'decline':
      return t('log.decline', { name, region: regionName(move.region) });
    case 'name':
      return t('log.name', { name, other: seatName(move.seat, context) });
    default:
      return null;
  }
}
