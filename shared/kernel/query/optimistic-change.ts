import { partialMatchKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** A change in the cache that the server has not confirmed yet; the context of its mutation. */
export class OptimisticChange {
  readonly writes: readonly QueryKey[];
  /** Queries that were on their way when it was made: cancelled, so they are to be asked for again. */
  readonly interrupted: readonly QueryKey[];
  readonly #queries: QueryClient;
  readonly #apply: () => void;
  #before: [QueryKey, unknown][] = [];

  constructor(queries: QueryClient, writes: readonly QueryKey[], apply: () => void) {
    this.writes = writes;
    this.interrupted = writes.filter((queryKey) => queries.isFetching({ queryKey }) > 0);
    this.#queries = queries;
    this.#apply = apply;
  }

  apply(): void {
    this.#before = this.writes.flatMap((queryKey) => this.#queries.getQueriesData({ queryKey }));
    this.#apply();
  }

  undo(): void {
    for (const [queryKey, data] of this.#before) this.#queries.setQueryData(queryKey, data);
  }
}

/** The unconfirmed changes of the current user, oldest first. */
export const pendingChanges = (queries: QueryClient): OptimisticChange[] =>
  queries
    .getMutationCache()
    .findAll({ status: 'pending' })
    .map(({ state }) => state.context)
    .filter((context) => context instanceof OptimisticChange);

/**
 * Whether the user has changed these queries and the server has not confirmed it yet. They are loaded again when it
 * has.
 */
export const isBeingChanged = (queries: QueryClient, queryKey: QueryKey): boolean =>
  pendingChanges(queries).some(({ writes }) => writes.some((key) => partialMatchKey(key, queryKey)));
