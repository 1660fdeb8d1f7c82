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

// What the server pushes is a sentence in the player's language already. One message for a table: the newest.
self.addEventListener('push', (event) => {
  const { title = 'Wharf', body = '', table = '', language = 'en' } = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      lang: language,
      icon: './icon.svg',
      tag: table ? `table-${table}` : 'wharf',
      renotify: true,
      data: { table },
    }),
  );
});

// A browser may give its subscription up for another one: whoever wanted to be told here still does. The old one is
// forgotten by the server when its push service says that it is gone.
async function subscribeAnew(given) {
  const told = await fetch('./api/notices');
  if (!told.ok) return; // nobody is signed in here
  const { push_key: applicationServerKey } = await told.json();
  const own =
    given ?? (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  const { keys } = own.toJSON();
  const [language] = navigator.language.split('-');
  const known = ['en', 'hu', 'pl', 'de'].includes(language);
  await fetch('./api/notices/push', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint: own.endpoint, ...keys, language: known ? language : 'en' }),
  });
}
self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(subscribeAnew(event.newSubscription)),
);

// To the table: in a window that is open already, if there is one.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { table } = event.notification.data ?? {};
  const address = new URL(table ? `./#/table/${encodeURIComponent(table)}` : './', self.registration.scope)
    .href;
  const show = async () => {
    const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = open.find(({ url }) => url === address) ?? open[0];
    if (!there) return self.clients.openWindow(address);
    await there.focus();
    if (there.url !== address) there.postMessage({ kind: 'open', address });
  };
  event.waitUntil(show());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || /\/(api|docs)(\/|$)/.test(url.pathname))
    return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});
