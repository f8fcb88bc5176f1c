import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Loads again what is shown, after it has changed on the server. `invalidateQueries` alone would join a first load that
 * is on its way, whose response may be older than the change.
 */
export function reloadQueries(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  for (const query of queries.getQueryCache().findAll({ queryKey, type: 'active', fetchStatus: 'fetching' }))
    if (query.state.data === undefined) void query.cancel({ silent: true });
  return queries.invalidateQueries({ queryKey });
}
