/** How long a page may take to show its title, in milliseconds. */
const LATEST = 10_000;

/** Puts the focus on a title as soon as there is one besides `old`, unless the person has gone on meanwhile. */
export function focusNextTitle(old: Element | null = null): () => void {
  const started = document.activeElement;
  const focusTitle = () => {
    const title = document.querySelector<HTMLElement>('main h1');
    if (!title || title === old) return;
    // What lies over the page has the focus for as long as it is there.
    if (document.activeElement?.closest('[aria-modal]')) return;
    stop();
    const moved = document.activeElement !== started && document.activeElement !== document.body;
    // It would close, and was opened while the page was on its way.
    const menuIsOpen = document.querySelector('header [aria-expanded=true]') !== null;
    if (!moved && !menuIsOpen) title.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(focusTitle);
  const timer = setTimeout(() => observer.disconnect(), LATEST);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  focusTitle();
  return stop;
}
