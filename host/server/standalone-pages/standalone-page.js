// Language and theme from the app's cookies, else from the browser: the cached page is the same for everybody.
const root = document.documentElement;
const chosen = (pattern) => pattern.exec(document.cookie)?.[1];
const isThere = (language) => document.querySelector(`section[lang="${language}"]`) !== null;
const accepted = navigator.languages.map((tag) => tag.slice(0, 2)).find(isThere);
const preferred = chosen(/(?:^|;\s*)language=(\w{2})\b/);
root.lang = (isThere(preferred) ? preferred : accepted) ?? root.lang;
root.dataset.mantineColorScheme =
  chosen(/(?:^|;\s*)color-scheme=(light|dark)\b/) ??
  (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
document.title = `${document.querySelector(`section[lang="${root.lang}"] h1`).textContent} · Handover`;

// These pages open their address again as soon as the server can be reached. A quiet request finds out: reloading
// would make users of a keyboard or screen reader start anew each time. The browser may say that it is online before
// it is.
if (['offline', 'down'].includes(document.body.dataset.page)) {
  const reopenOnceReached = async () => {
    if (!navigator.onLine || document.visibilityState !== 'visible') return;
    // The timeout is shorter than the interval, for a server that does not respond.
    const signal = AbortSignal.timeout(4000);
    const reached = await fetch('/offline.html', { method: 'HEAD', cache: 'no-store', signal }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (reached) location.reload();
  };
  addEventListener('online', reopenOnceReached);
  document.addEventListener('visibilitychange', reopenOnceReached);
  setInterval(reopenOnceReached, 5000);
}
