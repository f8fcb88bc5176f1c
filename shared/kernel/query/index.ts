/** Server state in TanStack Query, keyed by area. All imports of TanStack Query go through here. */
import type { AREAS } from './areas.ts';

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
export { combineQueries } from './combine-queries.ts';
export { createQueryClient } from './create-query-client.ts';
export { dropUserAreas } from './drop-user-areas.ts';
export { isBeingChanged } from './optimistic-change.ts';
export { optimisticMutation } from './optimistic-mutation.ts';
export { mergePages, nextPage } from './pages.ts';
export type { QueryResult } from './query-result.ts';
export { reloadQueries } from './reload-queries.ts';
export { isRestored, type PrefetchedState, restoreState } from './restore-state.ts';

/**
 * Areas beyond the nine of the specification. A remote declares its own:
 * `declare module '@handover/shared/query' { interface RemoteAreas { reviews: true } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: remotes extend it, each in its own compilation
export interface RemoteAreas {}

/** The first part of every query key. */
export type Area = (typeof AREAS)[number] | keyof RemoteAreas;

/** The key of a query: its area, then its parameters. */
export const areaKey = <Rest extends readonly unknown[]>(
  area: Area,
  ...rest: Rest
): readonly [Area, ...Rest] => [area, ...rest];
