/** How long a page may take to render the anchor, in milliseconds. */
const MAX_WAIT = 10_000;

/** Scrolls to the element with this id and focuses its heading, as soon as it is rendered, and can be focused. Returns a function that stops. */
export function focusAnchor(id: string): () => void {
  const show = () => {
    const anchor = document.getElementById(id);
    if (!anchor) return false;
    const focusable = anchor.matches('[tabindex]') ? anchor : null;
    const target = focusable ?? anchor.querySelector<HTMLElement>('summary, h2[tabindex]');
    // An inert target is not hydrated yet.
    if (target?.closest('[inert]')) return false;
    anchor.scrollIntoView?.();
    target?.focus({ preventScroll: true });
    return true;
  };
  if (show()) return () => undefined;
  const observer = new MutationObserver(() => show() && stop());
  const timer = setTimeout(() => observer.disconnect(), MAX_WAIT);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['inert'] });
  return stop;
}
