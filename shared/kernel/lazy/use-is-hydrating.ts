import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** True on the server and during hydration; false in parts that only the browser renders. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
