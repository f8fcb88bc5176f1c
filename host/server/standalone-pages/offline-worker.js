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
    // Earlier workers had enabled it, which stays with the registration. The browser then sends each navigation, and sends it
    // once more if the worker leaves it alone, or can't be started: a sign-in by a provider ends with its first request.
    await self.registration.navigationPreload?.disable();
    await self.clients.claim();
  };
  event.waitUntil(deleteOld());
});

self.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  if (mode !== 'navigate' || method !== 'GET' || new URL(url).pathname.startsWith('/api/')) return;
  const respond = async () => {
    try {
      return await fetch(event.request);
    } catch (error) {
      const page = await caches.match(PAGE);
      if (page) return page;
      throw error;
    }
  };
  event.respondWith(respond());
});
