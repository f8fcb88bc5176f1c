/**
 * Registers the service worker of the offline page, if the html names one; behind a plain file server there is none.
 */
export function registerOfflineWorker(): void {
  const worker = document.head.querySelector<HTMLMetaElement>('meta[name="offline-worker"]')?.content;
  if (!worker || !('serviceWorker' in navigator)) return;
  // If the browser refuses, there is no offline page; nothing else depends on it.
  void navigator.serviceWorker.register(worker).catch(() => undefined);
}
