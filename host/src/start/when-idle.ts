const IDLE_TIMEOUT_MS = 10_000;

/** Runs a function once the page is loaded and the browser is idle, so that it does not delay the first paint. */
export function whenIdle(run: () => void): void {
  const idle = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(run, IDLE_TIMEOUT_MS);
  };
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
}
