import { BREAKPOINTS } from '@handover/shared/ui';
import { useSyncExternalStore } from 'react';

const QUERIES = [BREAKPOINTS.lg, BREAKPOINTS.sm].map((width) => `(width >= ${width})`);

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

/** The number of columns that the server assumes. The style sheet sets them by the real width. */
const COLUMNS_ON_SERVER = 3;

/** Columns of cards. Known before the first paint, so that the list has its height when the scroll position is restored. */
export const useColumns = (): number => useSyncExternalStore(subscribe, columnsNow, () => COLUMNS_ON_SERVER);
