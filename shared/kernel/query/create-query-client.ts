import { QueryClient } from '@tanstack/react-query';
import { isHttpError, isUnreachable } from '../http/index.ts';

const isAborted = (error: unknown) => isHttpError(error) && error.kind === 'aborted';
const RETRIES = 2;
/** How often a query that got no response is fetched again, in milliseconds. */
const RECOVERY_INTERVAL = 5000;

/**
 * The query client of a platform. An error response is not retried. A query without a response is retried twice, then shows its
 * error and is fetched every 5 s while it is in use, so that the page recovers by itself.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // A paused query would show a skeleton for ever; an error says that the server does not respond.
        networkMode: 'always',
        // An abort that nobody here asked for comes from a sign-in or sign-out: the retry is made in the new session.
        retry: (failures, error) => failures < RETRIES && (isUnreachable(error) || isAborted(error)),
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, 8000),
        refetchInterval: (query) =>
          query.state.status === 'error' && isUnreachable(query.state.error) ? RECOVERY_INTERVAL : false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
