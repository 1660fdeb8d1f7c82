// The whole position as a text, for those who do not see the picture.
import { COLOURS, isComplete, listCubes, tilesOn, type GluckAufView, type PlayerView } from './view';
import type { Move } from './moves';
import { listColours, orderName } from './words';
import type { Scene } from '$lib/board';
import { pointsOf, type Names } from '$lib/position_text';

export function positionText(scene: Scene<GluckAufView, Move>, { t, say, name }: Names): string {
  const { table } = scene.view;
  const orNone = (text: string): string => text || t('position.none');
  const orders = (player: PlayerView): string =>
    orNone(
      player.outstanding
        .map((order) => orderName(order, say) + (isComplete(player, order) ? ` (${t('complete')})` : ''))
        .join('; '),
    );
  const head = t('position.head', {
    shift: table.shift,
    stock: COLOURS.map((colour) => `${t(`colour.${colour}`)} ${table.stock[colour]}`).join(', '),
  });
  const players = table.seats.map((player, seat) =>
    t('position.player', {
      name: name(seat),
      points: pointsOf(scene, seat),
      marks: player.marks,
      workers: player.workers,
      stop: t(`stop.${player.cage_at}`),
      cage: orNone(listColours(listCubes(player.cage), say)),
      store: orNone(listColours(listCubes(player.store), say)),
      carts: orNone(
        listColours(
          COLOURS.flatMap((level) => listCubes(player.carts[level])),
          say,
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
