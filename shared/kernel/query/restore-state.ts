import type { QueryClient } from '@tanstack/react-query';
import { type AREAS, isOfUser } from './areas.ts';

/** Query results that the gateway has fetched and written into the html, as JSON. */
export interface PrefetchedState {
  /** When they were fetched, in milliseconds since 1970; their `staleTime` counts from then. */
  madeAt: number;
  queries: { queryKey: readonly unknown[]; data: unknown }[];
}

/** The areas that may be restored (specification, section 3). */
const RESTORED_AREAS: readonly (typeof AREAS)[number][] = [
  'user',
  'companies',
  'opportunities',
  'ui',
  'deals',
];

const isRestored = (key: readonly unknown[]) => RESTORED_AREAS.some((area) => area === key[0]);

interface RestoreOptions {
  /** It was fetched for a visitor, but somebody is signed in: data of users is shown, and fetched again at once. */
  isOfVisitor?: boolean;
}

/**
 * Puts prefetched query results into the cache; those of other areas than `RESTORED_AREAS` are dropped. Never replaces what is
 * in the cache already.
 */
export function restoreState(
  client: QueryClient,
  { madeAt, queries }: PrefetchedState,
  { isOfVisitor = false }: RestoreOptions = {},
): void {
  // The clock of the browser may be slow.
  const fetchedAt = Math.min(madeAt, Date.now());
  for (const { queryKey, data } of queries) {
    if (!isRestored(queryKey) || client.getQueryData(queryKey) !== undefined) continue;
    const updatedAt = isOfVisitor && isOfUser(queryKey) ? 0 : fetchedAt;
    client.setQueryData(queryKey, data, { updatedAt });
  }
}
