/**
 * Gives the history entry that the browser makes for a link into the page ('#offices') a number, as the router gives each of its
 * own. Without one the router warns, and leaves unsaved input without asking. Returns what to call once the router has moved.
 */
export function numberLinkedEntries(newKey: () => string): () => void {
  let index: number = window.history.state?.idx ?? 0;
  const moved = () => {
    index = window.history.state?.idx ?? index;
  };
  window.addEventListener('popstate', () => {
    const { state } = window.history;
    if (state?.idx === undefined)
      window.history.replaceState({ ...state, key: newKey(), idx: index + 1 }, '');
    moved();
  });
  return moved;
}
