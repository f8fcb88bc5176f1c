/** Server state in TanStack Query, keyed by area. All imports of TanStack Query go through here. */
export {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  QueryClientProvider,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
// All of it: only so may remotes extend `RemoteAreas`.
export * from './area.ts';
export { combineQueries } from './combine-queries.ts';
export { createQueryClient } from './create-query-client.ts';
export { dropUserAreas } from './drop-user-areas.ts';
export { isBeingChanged } from './optimistic-change.ts';
export { optimisticMutation } from './optimistic-mutation.ts';
export { mergePages, nextPage } from './pages.ts';
export type { QueryResult } from './query-result.ts';
export { reloadQueries } from './reload-queries.ts';
export { isRestored, type PrefetchedState, restoreState } from './restore-state.ts';
export { useInfiniteQuery } from './use-infinite-query.ts';
export { useQuery } from './use-query.ts';
