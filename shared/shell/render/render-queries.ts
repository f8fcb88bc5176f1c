import { isHttpError } from '../../kernel/http/index.ts';
import { isRestored, type PrefetchedState, type QueryClient } from '../../kernel/query/index.ts';

/** The queries that components make while the server renders. */
export interface RenderQueries {
  /**
   * Fetches the queries that components have made since the last call, until `signal` aborts. False if there was
   * nothing to fetch: the next render is the final one.
   */
  fetchWanted(signal: AbortSignal): Promise<boolean>;
  /** The data for the browser; see `restoreState`. */
  result(now: number, userId: string | undefined): PrefetchedState;
  /** Whether no data is missing that components have requested. */
  readonly isComplete: boolean;
  /** The statuses of error responses. */
  readonly failed: readonly number[];
}

type Options = ReturnType<QueryClient['defaultQueryOptions']>;
type QueryKey = readonly unknown[];

/**
 * Follows a client whose components are rendered on the server, where `useQuery` reads the cache but fetches nothing.
 * It only fetches areas that the browser gets with the html, and reference data, which the browser fetches itself.
 */
export function createRenderQueries(client: QueryClient): RenderQueries {
  const wanted = new Map<string, Options>();
  const asked = new Map<string, QueryKey>();
  const failed: number[] = [];
  let missing = 0;
  const withDefaults = client.defaultQueryOptions.bind(client);
  // Each `useQuery` passes its options here when it renders.
  client.defaultQueryOptions = (options) => {
    const defaulted = withDefaults(options);
    const { queryHash } = defaulted;
    // Its types are those of any query.
    if (!asked.has(queryHash) && isFetched(client, defaulted as unknown as Options))
      wanted.set(queryHash, defaulted as unknown as Options);
    return defaulted;
  };

  async function fetchOne(options: Options): Promise<void> {
    const call = { ...options, retry: false } as Parameters<QueryClient['fetchQuery']>[0];
    try {
      if ('initialPageParam' in call) await client.fetchInfiniteQuery(call as never);
      else await client.fetchQuery(call);
    } catch (error) {
      missing += 1;
      if (isHttpError(error) && error.status !== undefined) failed.push(error.status);
      // The browser fetches it again: until then it is pending, for both.
      client.removeQueries({ queryKey: call.queryKey, exact: true });
    }
  }

  return {
    failed,
    get isComplete() {
      return missing === 0 && wanted.size === 0;
    },
    async fetchWanted(signal) {
      if (signal.aborted || wanted.size === 0) return false;
      const all = [...wanted.values()];
      wanted.clear();
      for (const { queryHash, queryKey } of all) asked.set(queryHash, queryKey);
      const cancel = () => void client.cancelQueries();
      signal.addEventListener('abort', cancel, { once: true });
      await Promise.all(all.map(fetchOne));
      signal.removeEventListener('abort', cancel);
      return true;
    },
    result: (now, userId) => {
      const queries = client.getQueryCache().findAll({ predicate: ({ state }) => state.data !== undefined });
      return {
        madeAt: now,
        userId,
        queries: queries
          .filter(({ queryKey }) => isRestored(queryKey))
          .map(({ queryKey, state }) => ({ queryKey, data: state.data })),
        reference: queries.map(({ queryKey }) => queryKey).filter(isReference),
      };
    },
  };
}

const isReference = ([area]: QueryKey) => area === 'select';

function isFetched(client: QueryClient, options: Options): boolean {
  const { enabled, queryKey, queryHash } = options;
  if (!isRestored(queryKey) && !isReference(queryKey)) return false;
  if (client.getQueryCache().get(queryHash)?.state.data !== undefined) return false;
  return enabled !== false;
}
