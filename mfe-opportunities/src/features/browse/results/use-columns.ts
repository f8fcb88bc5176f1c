import { useSyncExternalStore } from 'react';

const QUERIES = ['(width >= 60em)', '(width >= 40em)'];

const subscribe = (onChange: () => void) => {
  const lists = QUERIES.map((query) => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', onChange);
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange);
  };
};
const columnsNow = () => {
  const [three, two] = QUERIES.map((query) => window.matchMedia(query).matches);
  return three ? 3 : two ? 2 : 1;
};

/** What the server takes for the width of the window; the style sheet sets the columns by the real one. */
const COLUMNS_ON_SERVER = 3;

/** Columns of cards. Known before the first paint, so that the list has its height when the scroll position is restored. */
export const useColumns = (): number => useSyncExternalStore(subscribe, columnsNow, () => COLUMNS_ON_SERVER);
