// The whole position as a text, for those who do not see the picture.
import { GOODS } from './land';
import { seatName, tileName, villageName } from './labels';
import { STALLS } from './stalls';
import { coloursOf, COMMON, DISCS, discsLaid, regionsAlmost, type HermagorView } from './view';
import type { Scene, SeatInfo, Translate } from '$lib/board';

export function positionText(scene: Scene<HermagorView>, seats: SeatInfo[], t: Translate): string {
  const { table } = scene.view;
  const list = (words: readonly string[]): string => words.join(', ') || t('position.none');
  const head = t('position.head', {
    round: table.round,
    actions: table.actions,
    prices: list(GOODS.map((good) => `${t(`good.${good}`)} ${table.prices[good]}`)),
    market: list(
      table.stalls.flatMap((tile, stall) =>
        tile === 'none' ? [] : [`${(STALLS[stall] ?? '').toUpperCase()} ${tileName(tile, t)}`],
      ),
    ),
  });
  const players = table.seats.map((player, seat) => {
    const shows = (scene.scores[seat] ?? []).some((line) => line.name === 'money');
    return t('position.player', {
      name: seatName(seat, { seats }),
      money: shows ? player.money : '?',
      merchant: villageName(player.merchant),
      hand: player.depots_in_hand,
      discs: DISCS - discsLaid(player),
      tiles: list(player.tiles.map((tile) => tileName(tile, t))),
      buyers: list(player.buyers.map((place) => place.toUpperCase())),
      depots: list(player.depots.map(villageName)),
      almost: list(regionsAlmost(player).map(({ id }) => id.toUpperCase())),
    });
  });
  const common = coloursOf(table).find(({ colour }) => colour === COMMON)?.pieces;
  const last = common
    ? [
        t('position.common', {
          buyers: list(common.buyers.map((place) => place.toUpperCase())),
          depots: list(common.depots.map(villageName)),
          discs: DISCS - discsLaid(common),
        }),
      ]
    : [];
  return [head, ...players, ...last].join(' ');
}
