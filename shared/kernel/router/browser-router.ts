import { createBrowserRouter as create } from 'react-router-dom';

/**
 * The router's `createBrowserRouter`, but the first history entry of a document has a key, too. Without one all first entries
 * share the same key, and a URL that was typed opens at the scroll position of an earlier page.
 */
export const createBrowserRouter: typeof create = (...args) => {
  const { state } = window.history;
  if (!state?.key)
    window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
  return create(...args);
};
