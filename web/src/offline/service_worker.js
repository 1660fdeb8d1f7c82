// Keeps the whole client in the browser, so that it opens and plays without a connection. FILES and VERSION are filled in
// when the client is built (vite_plugin.ts). Nothing of the server's answers is ever kept.
const FILES = __FILES__;
const CACHE = 'wharf-__VERSION__';
// Longer than this nobody waits for a page that is already here.
const PATIENCE = 3000;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  const forgetOld = async () => {
    for (const name of await caches.keys())
      if (name.startsWith('wharf-') && name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(forgetOld());
});

// The page itself: the newest if the network answers in time. Its files carry their hash, so that old and new never mix.
async function page(request) {
  const kept = await (await caches.open(CACHE)).match('./');
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE);
  try {
    const fresh = await fetch(request.url, { signal: patience.signal });
    return fresh.ok ? fresh : (kept ?? fresh);
  } catch (error) {
    if (kept) return kept;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function file(request) {
  return (await (await caches.open(CACHE)).match(request)) ?? fetch(request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || /\/(api|docs)(\/|$)/.test(url.pathname))
    return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});
