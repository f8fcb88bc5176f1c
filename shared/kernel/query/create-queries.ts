import { QueryClient } from '@tanstack/react-query';
import { isHttpError, isUnreachable } from '../http/index.ts';

const isAborted = (error: unknown) => isHttpError(error) && error.kind === 'aborted';
const RETRIES = 2;
/** How often what failed for want of an answer is asked again by itself, in milliseconds. */
const RECOVERY = 5000;

/**
 * The query cache of a platform. What the server refuses is not asked again; what got no answer is tried twice more, then
 * shown as an error and asked every 5 s while it is on the page: a server that comes back needs no reload and no click.
 */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // A paused query would show a skeleton for ever; an error says that the server is away.
        networkMode: 'always',
        // Aborted without having been cancelled here: somebody signed in or out meanwhile. Asked again as who is here now.
        retry: (failures, error) => failures < RETRIES && (isUnreachable(error) || isAborted(error)),
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, 8000),
        refetchInterval: (query) =>
          query.state.status === 'error' && isUnreachable(query.state.error) ? RECOVERY : false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
