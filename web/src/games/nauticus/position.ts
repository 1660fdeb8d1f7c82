// The whole position as a text, for those who do not see the picture.
import { GOODS, PIECES, SPACES, isFaceDown, roundsOf, type NauticusView, type PlayerView } from './view';
import type { Move } from './moves';
import { shipName } from './words';
import type { Scene } from '$lib/board';
import { pointsOf, type Names } from '$lib/position_text';

export function positionText(scene: Scene<NauticusView, Move>, { t, say, name }: Names): string {
  const { table } = scene.view;
  const none = t('position.none');
  const open = Array.from({ length: SPACES }, (_, space) => space)
    .filter((space) => !isFaceDown(table, space) && table.tiles[space] !== 'none')
    .map((space) => t(`action.${table.tiles[space]}`));
  const head = t('position.head', {
    round: table.round,
    rounds: roundsOf(table.players),
    open: open.join(', ') || none,
  });
  const player = (board: PlayerView, seat: number): string =>
    t('position.player', {
      name: name(seat),
      points: pointsOf(scene, seat),
      workers: board.workers,
      taler: board.taler,
      crowns: board.crowns,
      stored: board.stored,
      warehouse: list(PIECES, (piece) => board.warehouse[piece]),
      ships: board.ships.map((ship) => shipName(ship.name, say)).join('; ') || none,
      delivered: list(GOODS, (good) => board.delivered[good]),
    });
  const list = <Kind extends string>(kinds: readonly Kind[], countOf: (kind: Kind) => number): string =>
    kinds
      .filter((kind) => countOf(kind) > 0)
      .map((kind) => `${countOf(kind)}× ${t(`piece.${kind}`)}`)
      .join(', ') || none;
  return [head, ...table.boards.map(player)].join(' ');
}
