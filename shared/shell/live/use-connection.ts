import { useSyncExternalStore } from 'react';
import { isUnreachable } from '../../kernel/http/index.ts';
import { useShellPlatform } from '../../kernel/platform/index.ts';

export type Connection = 'good' | 'offline' | 'unreachable';

const subscribeOnline = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

interface QueryState {
  data: unknown;
  error: unknown;
  fetchFailureReason: unknown;
}
/** What has no data yet shows its failure in its own place. */
const lacksResponse = ({ data, error, fetchFailureReason }: QueryState) =>
  data !== undefined && (isUnreachable(error) || isUnreachable(fetchFailureReason));

/** Whether the browser is online, and whether the queries whose data is shown got a response to their last fetch. */
export function useConnection(): Connection {
  const { queries } = useShellPlatform();
  const cache = queries.getQueryCache();
  const online = useSyncExternalStore(
    subscribeOnline,
    () => navigator.onLine,
    () => true,
  );
  const unreachable = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => cache.findAll({ type: 'active' }).some(({ state }) => lacksResponse(state)),
    () => false,
  );
  if (!online) return 'offline';
  return unreachable ? 'unreachable' : 'good';
}
