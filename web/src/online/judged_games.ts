// What one's own decisions cost, as the server keeps it for an account: whatever device judged, every device knows.
import type { JudgedGame, JudgedMove } from '$lib/protocol';
import { get, put } from './http';

/** Of the newest tables, by their ids. */
export async function judgedGames(most: number): Promise<Map<string, JudgedMove[]>> {
  const { games } = await get<{ games: JudgedGame[] }>(`judged?limit=${most}`);
  return new Map(games.map(({ table, moves }) => [table, moves]));
}

export const keepJudged = (table: string, moves: readonly JudgedMove[]): Promise<object> =>
  put(`tables/${encodeURIComponent(table)}/judged`, { moves });
