// Language and theme from the app's cookies, else from the browser: the cached page is the same for everybody.
const root = document.documentElement;
const chosen = (pattern) => pattern.exec(document.cookie)?.[1];
const accepted = navigator.languages
  .map((tag) => tag.slice(0, 2))
  .find((tag) => tag === 'en' || tag === 'fr');
root.lang = chosen(/(?:^|;\s*)language=(en|fr)\b/) ?? accepted ?? root.lang;
root.dataset.mantineColorScheme =
  chosen(/(?:^|;\s*)color-scheme=(light|dark)\b/) ??
  (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
document.title = `${document.querySelector(`section[lang="${root.lang}"] h1`).textContent} · Handover`;

// Without a network: as soon as it is back, and when one comes back to the tab, the address is opened again. The browser may be told that it is
// online before an address can be reached: then it is tried again a little later.
if (document.body.dataset.page === 'offline') {
  addEventListener('online', () => location.reload());
  setTimeout(() => navigator.onLine && document.visibilityState === 'visible' && location.reload(), 5000);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && navigator.onLine) location.reload();
  });
}
