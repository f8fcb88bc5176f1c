const LATER = 10_000;

/**
 * Registers the worker that keeps the offline page, once the page is loaded and nothing else happens: it must not take
 * part in the first paint. The html names the worker where there is one; behind a plain file server there is none.
 */
export function keepOfflinePage(): void {
  const worker = document.head.querySelector<HTMLMetaElement>('meta[name="offline-worker"]')?.content;
  if (!worker || !('serviceWorker' in navigator)) return;
  // A browser that forbids it goes without an offline page: nothing of the app depends on it.
  const register = () => void navigator.serviceWorker.register(worker).catch(() => undefined);
  const whenIdle = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(register, { timeout: LATER });
    else setTimeout(register, LATER);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
