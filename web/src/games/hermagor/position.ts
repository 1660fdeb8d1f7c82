// The whole position as a text, for those who do not see the picture.
import { GOODS } from './land';
import { STALLS } from './stalls';
import { coloursOf, COMMON, DISCS, discsLaid, regionsAlmost, type HermagorView } from './view';
import type { Move } from './moves';
import type { Scene, Translate } from '$lib/board';

export function positionText(
  scene: Scene<HermagorView, Move>,
  t: Translate,
  name: (seat: number) => string,
): string {
  const { table } = scene.view;
  const list = (words: readonly string[]): string => words.join(', ') || t('position.none');
  const head = t('position.head', {
    round: table.round,
    actions: table.actions,
    prices: list(GOODS.map((good) => `${t(`good.${good}`)} ${table.prices[good]}`)),
    market: list(
      table.stalls.flatMap((tile, stall) =>
        tile === 'none' ? [] : [`${(STALLS[stall] ?? '').toUpperCase()} ${t(`tile.${tile}`)}`],
      ),
    ),
  });
  const players = table.seats.map((player, seat) => {
    const shows = (scene.scores[seat] ?? []).some((line) => line.key === 'score.money');
    return t('position.player', {
      name: name(seat),
      money: shows ? player.money : '?',
      merchant: t(`village.${player.merchant}`),
      hand: player.depots_in_hand,
      discs: DISCS - discsLaid(player),
      tiles: list(player.tiles.map((tile) => t(`tile.${tile}`))),
      buyers: list(player.buyers.map((place) => place.toUpperCase())),
      depots: list(player.depots.map((village) => t(`village.${village}`))),
      almost: list(regionsAlmost(player).map(({ id }) => t(`region.${id}`))),
    });
  });
  const common = coloursOf(table).find(({ colour }) => colour === COMMON)?.pieces;
  const last = common
    ? [
        t('position.common', {
          buyers: list(common.buyers.map((place) => place.toUpperCase())),
          depots: list(common.depots.map((village) => t(`village.${village}`))),
          discs: DISCS - discsLaid(common),
        }),
      ]
    : [];
  return [head, ...players, ...last].join(' ');
}
