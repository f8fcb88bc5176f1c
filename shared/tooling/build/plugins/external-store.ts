/** Replaces the package of this name for older Reacts. */
export { useSyncExternalStore } from 'react';
