import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** What is shown of a change before the server has answered; the context of its mutation. */
export class OptimisticChange {
  readonly writes: readonly QueryKey[];
  readonly #queries: QueryClient;
  readonly #apply: () => void;
  #before: [QueryKey, unknown][] = [];

  constructor(queries: QueryClient, writes: readonly QueryKey[], apply: () => void) {
    this.writes = writes;
    this.#queries = queries;
    this.#apply = apply;
  }

  make(): void {
    this.#before = this.writes.flatMap((queryKey) => this.#queries.getQueriesData({ queryKey }));
    this.#apply();
  }

  undo(): void {
    for (const [queryKey, data] of this.#before) this.#queries.setQueryData(queryKey, data);
  }
}

/** The changes that wait for their answer, in the order in which they were made; none of a person who has left. */
export const pendingChanges = (queries: QueryClient): OptimisticChange[] =>
  queries
    .getMutationCache()
    .findAll({ status: 'pending' })
    .map(({ state }) => state.context)
    .filter((context) => context instanceof OptimisticChange);
