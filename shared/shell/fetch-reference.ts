import type { Prerequisite } from '../kernel/lazy/index.ts';
import type { Platform } from '../kernel/platform/index.ts';
import { fetchReferenceData } from '../kernel/reference/index.ts';

/**
 * Fetches the reference data that the html was rendered with. It is not in the html, and without it the browser would render something else
 * there.
 */
export function fetchReference(
  { http, queries }: Pick<Platform, 'http' | 'queries'>,
  keys: readonly (readonly unknown[])[] = [],
): Prerequisite {
  let isReady = keys.length === 0;
  const fetching = Promise.all(keys.map((key) => fetchReferenceData(http, queries, key))).then(() => {
    isReady = true;
  });
  fetching.catch(() => undefined);
  return { isReady: () => isReady, load: () => fetching };
}
