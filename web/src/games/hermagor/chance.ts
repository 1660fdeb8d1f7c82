// What chance brings in Hermagor, as its pieces: tiles of the market, action tiles.
import type { SeatInfo } from '$lib/board';
import { draw, type Drawing } from '$lib/drawing';
import PlayerToken from '$lib/pieces/PlayerToken.svelte';
import type { Move } from './moves';
import ActionTile from './pieces/ActionTile.svelte';
import Tile from './pieces/Tile.svelte';
import type { HermagorView } from './view';

export function chancePiece(move: Move, _view: HermagorView, seats: readonly SeatInfo[]): Drawing | null {
  switch (move.kind) {
    case 'start':
      return draw(PlayerToken, { seat: move.start, name: seats[move.start]?.name ?? '', size: 30 });
    case 'stall':
    case 'draw':
      return draw(Tile, { tile: move.tile });
    case 'actions':
      return draw(ActionTile, { actions: move.n, isUp: true });
    default:
      return null;
  }
}
