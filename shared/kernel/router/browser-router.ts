import { createBrowserRouter as create } from 'react-router-dom';
import { numberLinkedEntries } from './number-linked-entries.ts';

const newKey = () => Math.random().toString(36).slice(2, 10);

/**
 * The router's `createBrowserRouter`, but the first history entry of a document has a key, too. Without one all first entries
 * share the same key, and a URL that was typed opens at the scroll position of an earlier page. And so have entries of links into
 * the page.
 */
export const createBrowserRouter: typeof create = (...args) => {
  const { state } = window.history;
  if (!state?.key) window.history.replaceState({ ...state, key: newKey() }, '');
  // This runs before the router, which reads the number of an entry as soon as it is there.
  const moved = numberLinkedEntries(newKey);
  const router = create(...args);
  router.subscribe(moved);
  return router;
};
