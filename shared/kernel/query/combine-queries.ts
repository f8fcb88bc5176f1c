import type { QueryResult } from './query-result.ts';

/** Two queries as one: it has data when both have, and fails when one does; `refetch` repeats those that failed. */
export function combineQueries<First, Second>(
  first: QueryResult<First>,
  second: QueryResult<Second>,
): QueryResult<readonly [First, Second]> {
  const both = [first, second];
  const failed = both.filter(({ error }) => error !== null);
  return {
    data: first.data === undefined || second.data === undefined ? undefined : [first.data, second.data],
    error: failed[0]?.error ?? null,
    isFetching: both.some(({ isFetching }) => isFetching),
    errorUpdateCount: first.errorUpdateCount + second.errorUpdateCount,
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
}
