// A record that comes anew with every scene, read part by part: who reads one field is not asked again when only others
// have changed. Call it while a board's component is set up.
import { untrack } from 'svelte';

type Fields = Readonly<Record<string | symbol, unknown>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** As `next`, with whatever in it is equal to what it was being the same object: in the end `before` itself. */
export function settled<Value>(before: unknown, next: Value): Value;
export function settled(before: unknown, next: unknown): unknown {
  if (before === next || !isRecord(before) || !isRecord(next)) return next;
  const names = Object.keys(next);
  const parts = names.map((name): [string, unknown] => [name, settled(before[name], next[name])]);
  const isSame =
    names.length === Object.keys(before).length &&
    Array.isArray(before) === Array.isArray(next) &&
    parts.every(([name, part]) => part === before[name] && name in before);
  if (isSame) return before;
  return Array.isArray(next) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

/** As `whole()` is at any moment; whatever in it is equal to what it was stays the same object. */
export function inParts<Whole extends object>(whole: () => Whole): Whole {
  const fields = (): Fields => whole() as unknown as Fields;
  const parts = new Map<string | symbol, () => unknown>();
  for (const name of Object.keys(untrack(fields))) {
    let kept: unknown;
    const part = $derived.by(() => {
      kept = settled(kept, fields()[name]);
      return kept;
    });
    parts.set(name, () => part);
  }
  // A field that was not there at first is read from the whole when it has come.
  const names = $derived(Object.keys(fields()).join());
  const late = (name: string | symbol): unknown =>
    names.includes(String(name)) ? fields()[name] : undefined;
  return new Proxy<Whole>({} as Whole, {
    get: (_, name) => (parts.has(name) ? parts.get(name)?.() : late(name)),
    has: (_, name) => name in fields(),
    ownKeys: () => Reflect.ownKeys(fields()),
    getOwnPropertyDescriptor: (_, name) => {
      const found = Object.getOwnPropertyDescriptor(fields(), name);
      return found && { ...found, configurable: true };
    },
  });
}

/** What lies at a place: the same list as before where nothing has come or gone. */
export function byPlace<Piece extends { place: string }>(
  pieces: () => readonly Piece[],
): (place: string) => readonly Piece[] {
  const nothing: readonly Piece[] = [];
  let kept: Record<string, Piece[]> = {};
  const lying = $derived.by(() => {
    const next: Record<string, Piece[]> = {};
    for (const piece of pieces()) (next[piece.place] ??= []).push(piece);
    return (kept = settled(kept, next));
  });
  return (place) => lying[place] ?? nothing;
}
