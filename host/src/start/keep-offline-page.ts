/** Registers the worker that keeps the offline page. The html names it where there is one; behind a plain file server there is none. */
export function keepOfflinePage(): void {
  const worker = document.head.querySelector<HTMLMetaElement>('meta[name="offline-worker"]')?.content;
  if (!worker || !('serviceWorker' in navigator)) return;
  // A browser that forbids it goes without an offline page: nothing of the app depends on it.
  void navigator.serviceWorker.register(worker).catch(() => undefined);
}
