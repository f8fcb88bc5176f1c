import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Loads queries in use again, after their data has changed on the server. `invalidateQueries` alone would join a
 * pending first load, whose response may be older than the change.
 */
export function reloadQueries(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  for (const query of queries.getQueryCache().findAll({ queryKey, type: 'active', fetchStatus: 'fetching' }))
    if (query.state.data === undefined) void query.cancel({ silent: true });
  return queries.invalidateQueries({ queryKey });
}
