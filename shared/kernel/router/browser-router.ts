import { createBrowserRouter as create } from 'react-router-dom';

/**
 * As the router's own, but the entry of the history that a document begins with has a key, too. Without one all first
 * pages share a name, and an address that was typed opens where a page before it was left.
 */
export const createBrowserRouter: typeof create = (...args) => {
  const { state } = window.history;
  if (!state?.key)
    window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
  return create(...args);
};
