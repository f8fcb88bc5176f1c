import type { QueryClient } from '@tanstack/react-query';
import { type AREAS, isOfUser } from './areas.ts';
import { setRenderedData } from './rendered-data.ts';

/** Query results that the gateway has fetched and written into the html, as JSON. */
export interface PrefetchedState {
  /** The time at which they were fetched, in milliseconds since 1970. Their `staleTime` counts from then. */
  madeAt: number;
  /** The user whose data it is; absent for public data. */
  userId?: string | undefined;
  queries: { queryKey: readonly unknown[]; data: unknown }[];
  /** The keys of reference data that the html was rendered with; the browser fetches it before it takes the html over. */
  reference?: (readonly unknown[])[];
}

/** The areas that may be restored (specification, section 3). */
const RESTORED_AREAS: readonly (typeof AREAS)[number][] = [
  'user',
  'companies',
  'opportunities',
  'ui',
  'deals',
];

/** Whether the data of a key is passed on to the browser. */
export const isRestored = (key: readonly unknown[]): boolean =>
  RESTORED_AREAS.some((area) => area === key[0]);

interface RestoreOptions {
  /** The signed-in user. Data that was read for a visitor is shown to a user, and fetched again at once. */
  userId?: string | undefined;
}

/**
 * Puts prefetched query results into the cache; those of other areas than `RESTORED_AREAS` are dropped. Never replaces what is
 * in the cache already.
 */
export function restoreState(
  client: QueryClient,
  state: PrefetchedState,
  { userId }: RestoreOptions = {},
): void {
  const { madeAt, queries, userId: readFor } = state;
  setRenderedData(client, queries, state.reference ?? []);
  // Somebody else has signed in since.
  if (readFor !== undefined && readFor !== userId) return;
  // The clock of the browser may be slow.
  const fetchedAt = Math.min(madeAt, Date.now());
  for (const { queryKey, data } of queries) {
    if (!isRestored(queryKey) || client.getQueryData(queryKey) !== undefined) continue;
    const updatedAt = readFor !== userId && isOfUser(queryKey) ? 0 : fetchedAt;
    client.setQueryData(queryKey, data, { updatedAt });
  }
}
