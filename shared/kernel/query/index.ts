/** Server state: the cache of a platform, keyed by area. The only way to TanStack Query. */
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
export { createQueries } from './create-queries.ts';
export { dropUserAreas } from './drop-user-areas.ts';
export { joinQueries } from './join-queries.ts';
export { optimisticMutation } from './optimistic-mutation.ts';
export { mergePages, nextPage } from './pages.ts';
export { type HandedOverState, restoreState } from './restore-state.ts';
export type { ShownQuery } from './shown-query.ts';

/**
 * Areas beyond the nine of the specification. A remote that needs one says so in its own source:
 * `declare module '@handover/shared/query' { interface OwnAreas { reviews: true } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the remotes, each in its own compilation
export interface OwnAreas {}

/** The first part of every query key. */
export type Area = (typeof AREAS)[number] | keyof OwnAreas;

/** The key of a query: its area, then whatever tells it apart. */
export const areaKey = <Rest extends readonly unknown[]>(
  area: Area,
  ...rest: Rest
): readonly [Area, ...Rest] => [area, ...rest];
