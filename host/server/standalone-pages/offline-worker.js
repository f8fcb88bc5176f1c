// Shows the cached offline page when a navigation fails; handles no other requests.
const CACHE = 'offline-VERSION';
const PAGE = '/offline.html';

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(new Request(PAGE, { cache: 'reload' }))));
});

self.addEventListener('activate', (event) => {
  const deleteOld = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
    // The navigation request starts while this worker boots.
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(deleteOld());
});

self.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  if (mode !== 'navigate' || method !== 'GET' || new URL(url).pathname.startsWith('/api/')) return;
  const respond = async () => {
    try {
      return (await event.preloadResponse) ?? (await fetch(event.request));
    } catch (error) {
      const page = await caches.match(PAGE);
      if (page) return page;
      throw error;
    }
  };
  event.respondWith(respond());
});
