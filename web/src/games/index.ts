// The games the client can draw: one chunk each, loaded when it is needed.
import type { GameUi } from '$lib/board';

type Load = () => Promise<{ default: GameUi }>;

const found = import.meta.glob<{ default: GameUi }>('./*/ui.ts') as Record<string, Load>;

/** Ids of the games with a board of their own. */
export const drawnGames: readonly string[] = Object.keys(found).map((path) => path.split('/')[1] ?? '');

/** The words and the board of a game; null where it has none yet. */
export async function loadGameUi(id: string): Promise<GameUi | null> {
  const load = found[`./${id}/ui.ts`];
  return load ? (await load()).default : null;
}
