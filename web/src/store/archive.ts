// The matches played in this browser, finished or not, in IndexedDB.
import type { MatchRecord } from '../engine/engine';
import { nextTask } from '$lib/next_task';
import type { Result } from '$lib/scene';
import type { TableSeat } from '../table/source';
import { forgetBranches } from './branches';
import { forgetReport } from './reports';
import { shelf } from './shelf';

export interface KeptMatch {
  id: string;
  game: string;
  seats: TableSeat[];
  record: MatchRecord;
  over: boolean;
  result: Result | null;
  /** Who is asked; older matches do not say. */
  waiting?: number[];
  /** Milliseconds since 1970. */
  begun: number;
  changed: number;
}

const inStore = shelf('wharf', 'matches');

// What this page has touched: a browser that keeps nothing still plays, and shares and saves what is here.
const memory = new Map<string, KeptMatch>();
/** Those of them that lie in the store: what is there no longer was thrown away by another tab. */
const stored = new Set<string>();
const isGone = (id: string) => stored.delete(id) && memory.delete(id);

/** Rejects when the browser has no room or keeps nothing; until the page is closed the match is safe all the same. */
export async function keepMatch(match: KeptMatch): Promise<void> {
  memory.set(match.id, match);
  // Talking to the disk takes longer than changing a board: it is done behind the change, and before the frame that shows it.
  await nextTask();
  await inStore('readwrite', (store) => store.put(match));
  stored.add(match.id);
}

export async function findMatch(id: string): Promise<KeptMatch | null> {
  const here = memory.get(id) ?? null;
  try {
    const kept = (await inStore('readonly', (store) => store.get(id))) as KeptMatch | undefined;
    if (!kept && here && isGone(id)) return null;
    // Another tab may have played on since.
    return kept && kept.changed >= (here?.changed ?? 0) ? kept : here;
  } catch {
    return here; // a browser that keeps nothing
  }
}

export async function forgetMatch(id: string): Promise<void> {
  memory.delete(id);
  stored.delete(id);
  await inStore('readwrite', (store) => store.delete(id));
  await forgetReport(`local/${id}`);
  await forgetBranches(`local/${id}`);
}

/** The last touched first. */
export async function listMatches(): Promise<KeptMatch[]> {
  const all = new Map<string, KeptMatch>();
  try {
    for (const match of (await inStore('readonly', (store) => store.getAll())) as KeptMatch[])
      all.set(match.id, match);
    for (const id of memory.keys()) if (!all.has(id)) isGone(id);
  } catch {
    // Only what this page has touched.
  }
  // Another tab may have played on since.
  for (const match of memory.values())
    if (match.changed >= (all.get(match.id)?.changed ?? 0)) all.set(match.id, match);
  return [...all.values()].sort((a, b) => b.changed - a.changed);
}

/** An id nobody has used in this browser. */
export const newId = (): string =>
  crypto.getRandomValues(new Uint32Array(2)).reduce((id, n) => id + n.toString(36), '');
