import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** True on the server and while the browser takes over what the server has rendered; false in what the browser renders by itself. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
