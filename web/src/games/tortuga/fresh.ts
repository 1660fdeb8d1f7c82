// What has just moved, by the ids of the pieces: it wears a mark until the next scene.
import type { Told } from '$lib/scene';
import type { Move } from './generated';
import { ACTIONS, DICE, TRACKS, markerOf, type TableView } from './view';
import type { PlacedChest } from './placing';

export function justMoved(
  from: TableView,
  to: TableView,
  chestsFrom: readonly PlacedChest[],
  chestsTo: readonly PlacedChest[],
): Set<string> {
  const moved = new Set<string>();
  const places = new Map(chestsFrom.map((chest) => [chest.id, chest.place]));
  for (const chest of chestsTo) if (places.get(chest.id) !== chest.place) moved.add(chest.id);
  to.boards.forEach((board, seat) => {
    const old = from.boards[seat];
    if (!old) return;
    DICE.forEach((die, index) => {
      if (board.dice[index] !== 'none' && board.dice[index] !== old.dice[index]) moved.add(`d${seat}${die}`);
    });
    for (const track of TRACKS)
      if (markerOf(board, track) !== markerOf(old, track)) moved.add(`m${seat}${track}`);
    ACTIONS.forEach((action, index) => {
      const value = board.advantage[index] ?? 0;
      if (value !== old.advantage[index]) moved.add(`a${seat}${action}${value}`);
    });
  });
  return moved;
}

/** Ids of the dice that were thrown and not laid since: in secret one's own, openly those of whoever acts. */
export const diceThrown = (
  told: readonly Told<Move>[],
  { active, boards }: TableView,
  own: number | null,
): Set<string> =>
  new Set(
    told.flatMap(({ move }) => {
      if (move.kind !== 'die' && move.kind !== 'open-die') return [];
      const seat = move.kind === 'die' ? own : active;
      if (seat === null || boards[seat]?.dice[DICE.indexOf(move.die)] !== 'none') return [];
      return [`d${seat}${move.die}`];
    }),
  );
