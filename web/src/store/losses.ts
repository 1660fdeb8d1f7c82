// What one's own decisions cost in judged games, kept in this browser: small, so that it outlives the reports.
import type { Loss } from '../table/weakness';
import { shelf } from './shelf';

interface KeptLosses {
  /** The game's address, as of its report, and the seat: two accounts of one browser may have sat there. */
  id: string;
  losses: Loss[];
}

const inStore = shelf('wharf-losses', 'losses');
// A browser that keeps nothing knows them until the page is closed.
const memory = new Map<string, Loss[]>();

export async function findLosses(id: string): Promise<Loss[] | null> {
  const stored = () =>
    inStore('readonly', (store) => store.get(id) as IDBRequest<KeptLosses | undefined>).catch(
      () => undefined,
    );
  const losses = memory.get(id) ?? (await stored())?.losses ?? null;
  // Those of an earlier client do not say of which move they are.
  return losses?.every(({ move }) => typeof move === 'number') ? losses : null;
}

export async function keepLosses(id: string, losses: Loss[]): Promise<void> {
  memory.set(id, losses);
  const kept: KeptLosses = { id, losses };
  await inStore('readwrite', (store) => store.put(kept)).catch(() => undefined);
}
