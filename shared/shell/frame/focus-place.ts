/** How long a page may take to show a place that its address names, in milliseconds. */
const LATEST = 10_000;

/** Brings the place with this id into view and its heading under the focus, once it is there: content may come later. */
export function focusPlace(id: string): () => void {
  const show = () => {
    const place = document.getElementById(id);
    if (!place) return false;
    place.scrollIntoView?.();
    const own = place.matches('[tabindex]') ? place : null;
    (own ?? place.querySelector<HTMLElement>('summary, h2[tabindex]'))?.focus({ preventScroll: true });
    return true;
  };
  if (show()) return () => undefined;
  const observer = new MutationObserver(() => show() && stop());
  const timer = setTimeout(() => observer.disconnect(), LATEST);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
