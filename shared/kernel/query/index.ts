/** Server state: the cache of a platform, keyed by area. The only way to TanStack Query. */
export {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  QueryClientProvider,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { type Area, areaKey } from './area-key.ts';
export { createQueries } from './create-queries.ts';
export { dropUserAreas } from './drop-user-areas.ts';
export { joinQueries } from './join-queries.ts';
export { type OptimisticMutation, optimisticMutation } from './optimistic-mutation.ts';
export { mergePages, nextPage } from './pages.ts';
export { type HandedOverState, restoreState } from './restore-state.ts';
export type { ShownQuery } from './shown-query.ts';

/**
 * Areas beyond the nine of the specification. A remote that needs one says so in its own source:
 * `declare module '@handover/shared/query' { interface OwnAreas { reviews: true } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the remotes, each in its own compilation
export interface OwnAreas {}
