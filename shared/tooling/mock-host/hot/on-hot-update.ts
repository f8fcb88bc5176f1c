import { performReactRefresh } from 'react-refresh/runtime';
import { runFailedModules } from './refresh-utils.ts';

/** Calls back when a saved change runs in the page; returns a function that ends it. */
export type OnHotUpdate = (listener: () => void) => () => void;

const listeners = new Set<() => void>();

import.meta.webpackHot?.addStatusHandler((status) => {
  if (status !== 'idle') return;
  runFailedModules();
  if (listeners.size === 0) return;
  // Fast Refresh waits a moment: without it, what is rendered now would still be the old component.
  performReactRefresh();
  for (const listener of [...listeners]) listener();
});

export const onHotUpdate: OnHotUpdate = (listener) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
