import type { ShownQuery } from './shown-query.ts';

/** Two queries that are of use only together: there when both are, failed when one is; a retry asks what failed. */
export function joinQueries<First, Second>(
  first: ShownQuery<First>,
  second: ShownQuery<Second>,
): ShownQuery<readonly [First, Second]> {
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
