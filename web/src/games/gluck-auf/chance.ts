// What chance brings in Glück Auf, as its pieces: tiles for the mine, orders.
import type { SeatInfo } from '$lib/board';
import { draw, type Drawing } from '$lib/drawing';
import PlayerToken from '$lib/pieces/PlayerToken.svelte';
import type { Move } from './moves';
import Slip from './pieces/Slip.svelte';
import Tunnel from './pieces/Tunnel.svelte';
import { readOrder, readTile, type GluckAufView } from './view';

export function chancePiece(move: Move, _view: GluckAufView, seats: readonly SeatInfo[]): Drawing | null {
  switch (move.kind) {
    case 'start':
      return draw(PlayerToken, { seat: move.start, name: seats[move.start]?.name ?? '', size: 30 });
    case 'tile':
    case 'look-tile': {
      const tile = readTile(move.tile);
      return tile && draw(Tunnel, { colour: tile.colour, side: tile.side, carts: tile.carts, loose: true });
    }
    case 'order':
    case 'look-order': {
      const order = readOrder(move.order);
      return order && draw(Slip, { order });
    }
    default:
      return null;
  }
}
