// What chance brings in Tortuga, as its pieces: dice, chests, treasure tiles.
import type { SeatInfo } from '$lib/board';
import { draw, type Drawing } from '$lib/drawing';
import PlayerToken from '$lib/pieces/PlayerToken.svelte';
import type { Move } from './generated';
import Chest from './pieces/Chest.svelte';
import Die from './pieces/Die.svelte';
import Tile from './pieces/Tile.svelte';
import type { TortugaView } from './view';

export function chancePiece(move: Move, { table }: TortugaView, seats: readonly SeatInfo[]): Drawing | null {
  switch (move.kind) {
    case 'start':
      return draw(PlayerToken, { seat: move.start, name: seats[move.start]?.name ?? '', size: 30 });
    case 'die':
    case 'open-die':
      return draw(Die, { die: move.die, face: move.face, seat: table.active, large: true });
    case 'chest':
      return draw(Chest, { colour: move.colour });
    case 'tile':
      return draw(Tile, { kind: 'treasure', value: move.coins ?? 0 });
    default:
      return null;
  }
}
