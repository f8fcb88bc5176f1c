import type { ReleaseSet } from '@handover/shared/federation';

const TIMEOUT_MS = 10_000;

/**
 * The current release set; `known` while it is that one: the gateway then responds without a body. `undefined` if it can't be fetched. The set of
 * a rollout comes with the next page that is loaded: what happens in a page counts for the set that it was loaded with.
 */
export async function currentSet(known: string): Promise<ReleaseSet | 'known' | undefined> {
  try {
    const response = await fetch('/release-set.json', {
      cache: 'no-store',
      headers: { 'if-none-match': `W/"${known}"` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 304 || response.headers.has('rollout-share')) return 'known';
    if (!response.ok) return undefined;
    const set: ReleaseSet = await response.json();
    if (set.id === known) return 'known';
    return typeof set.id === 'string' ? set : undefined;
  } catch {
    return undefined;
  }
}
