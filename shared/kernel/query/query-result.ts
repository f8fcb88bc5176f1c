/** The part of a query that `QueryView` needs. `useQuery`, `useInfiniteQuery` and `combineQueries` return it. */
export interface QueryResult<Data> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  /** TanStack clears the error of a query without data when it retries; by this a retry is told from a first fetch. */
  errorUpdateCount: number;
  refetch: () => unknown;
  /** The rest is of infinite queries. */
  hasNextPage?: boolean;
  isFetchingNextPage?: boolean;
  isFetchNextPageError?: boolean;
  fetchNextPage?: () => unknown;
}
