import { useSyncExternalStore } from 'react';
import { isUnreachable } from '../../kernel/http/index.ts';
import { usePlatform } from '../../kernel/platform/index.ts';

export type Reach = 'good' | 'offline' | 'unreachable';

const watchLine = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

const isUnanswered = (state: { error: unknown; fetchFailureReason: unknown }) =>
  isUnreachable(state.error) || isUnreachable(state.fetchFailureReason);

/** Whether the browser has a line, and whether what is on the page got an answer the last time it asked. */
export function useReach(): Reach {
  const { queries } = usePlatform();
  const cache = queries.getQueryCache();
  const online = useSyncExternalStore(watchLine, () => navigator.onLine);
  const unanswered = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => cache.findAll({ type: 'active' }).some(({ state }) => isUnanswered(state)),
  );
  if (!online) return 'offline';
  return unanswered ? 'unreachable' : 'good';
}
