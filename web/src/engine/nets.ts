// The trained nets of the games: loaded when a game is first thought about, and kept for when there is no connection.
const urls = import.meta.glob<string>('../../../nets/*.net', {
  query: '?url',
  import: 'default',
  eager: true,
});
// The service worker forgets caches whose names begin like its own.
const CACHE = 'nets-of-wharf';

async function kept(url: string): Promise<Response | undefined> {
  return 'caches' in self ? (await caches.open(CACHE)).match(url) : undefined;
}

// One net per game: the newest. Its name carries its hash.
async function keep(game: string, url: string, net: Response) {
  if (!('caches' in self)) return;
  const cache = await caches.open(CACHE);
  for (const old of await cache.keys()) if (old.url.includes(`/${game}-`)) await cache.delete(old);
  await cache.put(url, net);
}

async function fetched(game: string, url: string): Promise<Response | null> {
  if (!navigator.onLine) return null;
  const answer = await fetch(url);
  if (!answer.ok) return null;
  await keep(game, url, answer.clone());
  return answer;
}

/** The net of a game; null if it has none, or none can be had now. */
export async function netFor(game: string): Promise<Uint8Array | null> {
  const url = urls[`../../../nets/${game}.net`];
  if (!url) return null;
  try {
    const answer = (await kept(url)) ?? (await fetched(game, url));
    return answer && new Uint8Array(await answer.arrayBuffer());
  } catch {
    return null; // no connection after all, or no room to keep it
  }
}
