// What chance brings in Nauticus, as its pieces: the action tiles of a round.
import type { SeatInfo } from '$lib/board';
import { draw, type Drawing } from '$lib/drawing';
import GlyphIcon from '$lib/pieces/GlyphIcon.svelte';
import PlayerToken from '$lib/pieces/PlayerToken.svelte';
import type { Move } from './moves';
import { ACTION_GLYPHS } from './pieces/glyphs';
import type { NauticusView } from './view';

export function chancePiece(move: Move, _view: NauticusView, seats: readonly SeatInfo[]): Drawing | null {
  switch (move.kind) {
    case 'start':
      return draw(PlayerToken, { seat: move.start, name: seats[move.start]?.name ?? '', size: 30 });
    case 'deal':
      return draw(GlyphIcon, { glyph: ACTION_GLYPHS[move.tile] });
    default:
      return null;
  }
}
