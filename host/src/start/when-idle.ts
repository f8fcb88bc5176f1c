const LATER = 10_000;

/** Runs something once the page is loaded and nothing else happens: it must not take part in the first paint. */
export function whenIdle(run: () => void): void {
  const idle = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: LATER });
    else setTimeout(run, LATER);
  };
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
}
