// A record that comes anew with every scene, read part by part: who reads one field is not asked again when only others
// have changed. Call it while a board's component is set up.
import { untrack } from 'svelte';

type Fields = Readonly<Record<string | symbol, unknown>>;

const isEqual = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** As `whole()` is at any moment; fields that are equal to what they were stay the same objects. */
export function inParts<Whole extends object>(whole: () => Whole): Whole {
  const fields = (): Fields => whole() as unknown as Fields;
  const parts = new Map<string | symbol, () => unknown>();
  for (const name of Object.keys(untrack(fields))) {
    let kept: unknown;
    const part = $derived.by(() => {
      const next = fields()[name];
      if (!isEqual(kept, next)) kept = next;
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
