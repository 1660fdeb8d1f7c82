// The games the client can draw: one chunk each, loaded when it is needed; only their cards are there at once. The shell
// knows games by this file and by nothing else.
import type { GameCard, GameUi } from '$lib/board';

const cards = import.meta.glob<GameCard>('./*/card.ts', { eager: true, import: 'default' });
const found = import.meta.glob<GameUi>('./*/ui.ts', { import: 'default' });

/** Ids of the games with a folder here. */
export const drawnGames: readonly string[] = Object.keys(found).map((path) => path.split('/')[1] ?? '');

export const cardOf = (id: string): GameCard | undefined => cards[`./${id}/card.ts`];

/** The words and the board of a game; null where it has none yet. */
export async function loadGameUi(id: string): Promise<GameUi | null> {
  return (await found[`./${id}/ui.ts`]?.()) ?? null;
}
