/** How long a page may take to show its final title, in milliseconds. */
const MAX_WAIT = 60_000;

/**
 * Focuses the title of the page as soon as it differs from `old`, and again when another replaces it, as the title of
 * a page replaces that of its skeleton; unless the user has moved the focus meanwhile.
 */
export function focusNextTitle(old: Element | null = null): () => void {
  const started = document.activeElement;
  let focused: Element | null = null;
  const focusTitle = () => {
    const title = document.querySelector<HTMLElement>('main h1');
    if (!title || title === old || title === focused) return;
    const active = document.activeElement;
    // A dialog keeps the focus while it is open.
    if (active?.closest('[aria-modal]')) return;
    // A title that is gone has left the focus on the body.
    const moved = active !== document.body && (focused !== null || active !== started);
    // The menu, which the user has opened while the page was loading, would close if it lost the focus.
    const menuIsOpen = document.querySelector('header [aria-expanded=true]') !== null;
    if (moved || menuIsOpen) return stop();
    title.focus({ preventScroll: true });
    focused = title;
  };
  const observer = new MutationObserver(focusTitle);
  const timer = setTimeout(() => observer.disconnect(), MAX_WAIT);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  focusTitle();
  return stop;
}
