import type { QueryClient } from '@tanstack/react-query';
import { type AREAS, isOfUser } from './areas.ts';

/** What a server has read already and writes into the page, as JSON. */
export interface HandedOverState {
  /** When it was read, in milliseconds since 1970: it ages from then on, as if it had been asked for here. */
  madeAt: number;
  /** Each under the key that its query has in the browser; the first part is its area. */
  queries: { queryKey: readonly unknown[]; data: unknown }[];
}

/** The areas that are taken over (specification, section 3). */
const TAKEN_OVER: readonly (typeof AREAS)[number][] = ['user', 'companies', 'opportunities', 'ui', 'deals'];

const isTakenOver = (key: readonly unknown[]) => TAKEN_OVER.some((area) => area === key[0]);

interface RestoreOptions {
  /** It was read for somebody else than who is here: what depends on the person is shown, and asked again at once. */
  ofAnother?: boolean;
}

/**
 * Puts what the server handed over into the cache: only the areas user, companies, opportunities, ui and deals; all else
 * is dropped. Never replaces what is there already, and never counts as newer than it is.
 */
export function restoreState(
  client: QueryClient,
  { madeAt, queries }: HandedOverState,
  { ofAnother = false }: RestoreOptions = {},
): void {
  const readAt = Math.min(madeAt, Date.now());
  for (const { queryKey, data } of queries) {
    if (!isTakenOver(queryKey) || client.getQueryData(queryKey) !== undefined) continue;
    const updatedAt = ofAnother && isOfUser(queryKey) ? 0 : readAt;
    client.setQueryData(queryKey, data, { updatedAt });
  }
}
