// The whole position as a text, for those who do not see the picture.
import { listColours, orderName, seatName } from './names';
import { COLOURS, isComplete, listCubes, tilesOn, type GluckAufView, type PlayerView } from './view';
import type { Scene, SeatInfo, Translate } from '$lib/board';

export function positionText(scene: Scene<GluckAufView>, seats: SeatInfo[], t: Translate): string {
  const { table } = scene.view;
  const orNone = (text: string): string => text || t('position.none');
  const orders = (player: PlayerView): string =>
    orNone(
      player.outstanding
        .map((name) => orderName(name, t) + (isComplete(player, name) ? ` (${t('complete')})` : ''))
        .join('; '),
    );
  const head = t('position.head', {
    shift: table.shift,
    stock: COLOURS.map((colour) => `${t(`colour.${colour}`)} ${table.stock[colour]}`).join(', '),
  });
  const players = table.seats.map((player, seat) =>
    t('position.player', {
      name: seatName(seat, { seats }),
      points: (scene.scores[seat] ?? []).reduce((all, line) => all + line.points, 0),
      marks: player.marks,
      workers: player.workers,
      stop: t(`stop.${player.cage_at}`),
      cage: orNone(listColours(listCubes(player.cage), t)),
      store: orNone(listColours(listCubes(player.store), t)),
      carts: orNone(
        listColours(
          COLOURS.flatMap((level) => listCubes(player.carts[level])),
          t,
        ),
      ),
      light: tilesOn(player, 'light'),
      dark: tilesOn(player, 'dark'),
      orders: orders(player),
      delivered: player.delivered.length,
    }),
  );
  return [head, ...players].join(' ');
}
