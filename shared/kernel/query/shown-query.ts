/** What a page shows of a query: `useQuery`, `useInfiniteQuery` and `joinQueries` return it. */
export interface ShownQuery<Data> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  /** TanStack forgets the error of a query without data when it is retried; this tells such a retry from a first request. */
  errorUpdateCount: number;
  refetch: () => unknown;
  /** Of a list with pages. */
  hasNextPage?: boolean;
  isFetchingNextPage?: boolean;
  isFetchNextPageError?: boolean;
  fetchNextPage?: () => unknown;
}
