// The whole position as a text, for those who do not see the picture.
import type { Move } from './generated';
import { countChests, listChests, type Colour, type TortugaView } from './view';
import type { Scene, Translate } from '$lib/board';
import { pointsOf } from '$lib/position_text';

export function positionText(
  scene: Scene<TortugaView, Move>,
  name: (seat: number) => string,
  t: Translate,
): string {
  const { table } = scene.view;
  const list = (chests: readonly Colour[]): string =>
    chests.map((colour) => t(`colour.${colour}`)).join(', ') || t('position.none');
  const head = t('position.head', {
    round: table.round,
    n: countChests(table.bag),
    centre: list(table.centre),
  });
  const players = table.boards.map((board, seat) =>
    t('position.player', {
      name: name(seat),
      points: pointsOf(scene, seat),
      ship: board.ship,
      pirate: board.pirate,
      island: list(listChests(board.island)),
      crew: list(board.crew),
      fleet: list(board.fleet),
      tortuga: list(listChests(board.tortuga)),
    }),
  );
  return [head, ...players].join(' ');
}
