import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

interface RenderedData {
  /** The results, by the hash of the key. */
  results: ReadonlyMap<string, unknown>;
  /** The hashes of reference data: the browser has fetched the same before it hydrates the page. */
  reference: ReadonlySet<string>;
}
const rendered = new WeakMap<QueryClient, RenderedData>();

/** Remembers the data with which the server has rendered the html. */
export function setRenderedData(
  client: QueryClient,
  queries: readonly { queryKey: QueryKey; data: unknown }[],
  reference: readonly QueryKey[],
): void {
  rendered.set(client, {
    results: new Map(queries.map(({ queryKey, data }) => [hashKey(queryKey), data])),
    reference: new Set(reference.map(hashKey)),
  });
}

interface Query {
  queryKey: QueryKey;
  enabled?: unknown;
  // biome-ignore lint/suspicious/noExplicitAny: the data of any query
  select?: ((data: any) => unknown) | undefined;
}

/**
 * Whether a query has changed before this part is hydrated: another part of the page, or the socket, has changed it.
 */
function hasChanged(client: QueryClient, { queryKey }: Query): boolean {
  const known = rendered.get(client);
  const hash = hashKey(queryKey);
  if (!known || known.reference.has(hash)) return false;
  const state = client.getQueryState(queryKey);
  return state?.data !== known.results.get(hash) || state?.isInvalidated === true || state?.error != null;
}

const subscribe = () => () => undefined;

/**
 * The result of a query; while the browser takes html over, the one that the server had. Otherwise React would keep the attributes of the html,
 * such as `disabled`, in place of those that it has rendered.
 */
export function useRenderedResult<Result extends object>(
  result: Result,
  client: QueryClient,
  query: Query,
): Result {
  const isOutdated = useSyncExternalStore(
    subscribe,
    () => false,
    () => hasChanged(client, query),
  );
  if (!isOutdated) return result;
  const data = rendered.get(client)?.results.get(hashKey(query.queryKey));
  const isPending = data === undefined;
  const isFetching = isPending && query.enabled !== false;
  return {
    ...result,
    data: isPending || !query.select ? data : query.select(data),
    ...{ error: null, isError: false, isPending, isSuccess: !isPending, isFetching },
    isLoading: isFetching,
    status: isPending ? 'pending' : 'success',
    fetchStatus: isFetching ? 'fetching' : 'idle',
  };
}
