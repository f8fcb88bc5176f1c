/** How long a page may take to render its title, in milliseconds. */
const MAX_WAIT = 10_000;

/** Focuses the title of the page as soon as it is another than `old`, unless the user has moved the focus meanwhile. */
export function focusNextTitle(old: Element | null = null): () => void {
  const started = document.activeElement;
  const focusTitle = () => {
    const title = document.querySelector<HTMLElement>('main h1');
    if (!title || title === old) return;
    // A dialog keeps the focus while it is open.
    if (document.activeElement?.closest('[aria-modal]')) return;
    stop();
    const moved = document.activeElement !== started && document.activeElement !== document.body;
    // Without the focus the menu would close, and the user opened it while the page was loading.
    const menuIsOpen = document.querySelector('header [aria-expanded=true]') !== null;
    if (!moved && !menuIsOpen) title.focus({ preventScroll: true });
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
