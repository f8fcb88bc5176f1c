/** Focuses a link of a list as soon as it is rendered, unless the user has moved the focus. Returns a function that stops. */
export function focusLink(list: HTMLElement, address: string): () => void {
  const attempt = () => {
    const link = [...list.querySelectorAll('a')].find((each) => each.getAttribute('href') === address);
    if (!link) return;
    stop();
    const { activeElement } = document;
    const isUnmoved = activeElement === document.body || activeElement?.matches('main h1');
    if (isUnmoved) link.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(attempt);
  // This runs after the frame, which focuses the title of the page.
  const timer = setTimeout(() => {
    observer.observe(list, { childList: true, subtree: true });
    attempt();
  }, 0);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  return stop;
}
