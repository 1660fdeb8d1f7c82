// What is kept in this browser beside a match, under the address of the match; the oldest go.
import { shelf } from './shelf';

interface Kept<T> {
  /** "local/ID", "online/ID", or "record/" and the record itself. */
  id: string;
  what: T;
  /** Milliseconds since 1970. */
  changed: number;
}

export interface Beside<T> {
  find: (id: string) => Promise<T | null>;
  keep: (id: string, what: T) => Promise<void>;
  forget: (id: string) => Promise<void>;
}

/** Of no more than `most` matches. */
export function besideMatches<T>(database: string, store: string, most: number): Beside<T> {
  const inStore = shelf(database, store);
  // A browser that keeps nothing knows them until the page is closed.
  const memory = new Map<string, Kept<T>>();

  async function forget(id: string): Promise<void> {
    memory.delete(id);
    await inStore('readwrite', (shelved) => shelved.delete(id)).catch(() => undefined);
  }
  async function dropOldest(): Promise<void> {
    const all = (await inStore('readonly', (shelved) => shelved.getAll())) as Kept<T>[];
    const old = all.sort((a, b) => b.changed - a.changed).slice(most);
    for (const { id } of old) await forget(id);
  }
  return {
    forget,
    async find(id) {
      const stored = () =>
        inStore('readonly', (shelved) => shelved.get(id) as IDBRequest<Kept<T> | undefined>).catch(
          () => undefined,
        );
      return (memory.get(id) ?? (await stored()))?.what ?? null;
    },
    async keep(id, what) {
      const kept = { id, what, changed: Date.now() };
      memory.set(id, kept);
      try {
        const isNew = (await inStore('readonly', (shelved) => shelved.count(id))) === 0;
        await inStore('readwrite', (shelved) => shelved.put(kept));
        if (isNew) await dropOldest();
      } catch {
        // No room: it can be made again.
      }
    },
  };
}
