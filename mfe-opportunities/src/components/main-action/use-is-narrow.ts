import { useSyncExternalStore } from 'react';

/** As `RecordPage` has it: below this width the panel is under the head of the page. */
const NARROW = '(width < 62em)';

const subscribe = (onChange: () => void) => {
  const list = window.matchMedia(NARROW);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
};

/** Whether the page has one column; false on the server, which does not know. */
export const useIsNarrow = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(NARROW).matches,
    () => false,
  );
