// How much of the games on a server this browser has shown: what comes later happened since the last visit.

const KEY = 'wharf-visits';
/** More tables nobody comes back to; the ones not seen for longest are forgotten. */
const MOST = 200;

type Visits = Record<string, number>;

function kept(): Visits {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Visits) : {};
  } catch {
    return {}; // not ours or damaged, or a browser that keeps nothing
  }
}

/** How many lines of its log were shown; null: it was never looked at here. */
export function lastVisit(table: string): number | null {
  const count = kept()[table];
  return typeof count === 'number' ? count : null;
}

export function noteVisit(table: string, count: number): void {
  const { [table]: _, ...others } = kept();
  const newest = Object.entries(others).slice(1 - MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...newest, [table, count]])));
  } catch {
    // Then it is not known the next time.
  }
}
