// The number this browser adds to a table's luck (docs/fair-chance.md), and the commitment it was shown before: kept here,
// so that both can be compared with the record, whatever the server says afterwards.
export interface OwnNumber {
  commitment: string;
  /** Empty: none was given. */
  number: string;
  /** The server has shown it among the others': from then on it must stay there. */
  shown: boolean;
}

const KEY = 'wharf-numbers';
/** The oldest make room. */
const MOST = 200;

const isOwn = (value: unknown): value is [string, OwnNumber] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1]?.commitment === 'string';

function kept(): Map<string, OwnNumber> {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Map(Array.isArray(list) ? list.filter(isOwn) : []);
  } catch {
    return new Map(); // a browser that keeps nothing, or something that is not ours
  }
}

/** 32 bytes of the browser's secure randomness, as 64 digits. */
function drawn(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function keep(change: (all: Map<string, OwnNumber>) => void): void {
  const all = kept();
  change(all);
  try {
    localStorage.setItem(KEY, JSON.stringify([...all].slice(-MOST)));
  } catch {
    // It counts all the same; only it cannot be compared later.
  }
}

/** Who sits at a table remembers what it has promised, the first time he sees it. */
export function rememberCommitment(table: string, commitment: string): void {
  if (kept().get(table)?.commitment === commitment) return;
  keep((all) => all.set(table, { commitment, number: '', shown: false }));
}

/** The number for a table that shows this commitment; the same one if it was asked before. */
export function ownNumberFor(table: string, commitment: string): string {
  const before = kept().get(table);
  if (before?.commitment === commitment && before.number) return before.number;
  const number = drawn();
  keep((all) => all.set(table, { commitment, number, shown: false }));
  return number;
}

/** The numbers that a table shows: one's own may be among them. */
export function sawNumbers(table: string, numbers: readonly string[]): void {
  const own = kept().get(table);
  if (own?.number && !own.shown && numbers.includes(own.number))
    keep((all) => all.set(table, { ...own, shown: true }));
}

/** Who has left before the game began takes his number along. */
export function forgetNumber(table: string): void {
  if (kept().has(table)) keep((all) => all.delete(table));
}

export const findOwnNumber = (table: string): OwnNumber | null => kept().get(table) ?? null;
