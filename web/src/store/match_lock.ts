// One tab at a time plays a match that is kept in this browser: two would overwrite each other.

/**
 * Holds a match until `release` is called; null: another tab has it. Where the browser has no locks every tab may play.
 * `onlost` is called when another tab takes it over.
 */
export async function holdMatch(
  id: string,
  { take, onlost }: { take: boolean; onlost: () => void },
): Promise<(() => void) | null> {
  if (!('locks' in navigator)) return () => undefined;
  return new Promise((resolve) => {
    let held = false;
    navigator.locks
      .request(`wharf-match-${id}`, take ? { steal: true } : { ifAvailable: true }, (lock) => {
        if (!lock) {
          resolve(null);
          return undefined;
        }
        held = true;
        return new Promise<void>((release) => resolve(release));
      })
      // Where nothing may be kept there are no locks either: what was never held is not lost.
      .catch(() => (held ? onlost() : resolve(() => undefined)));
  });
}
