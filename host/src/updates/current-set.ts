import type { ReleaseSet } from '@handover/shared/federation';

const TIMEOUT_MS = 10_000;

/** The set that this browser gets now. */
interface GivenSet {
  set: ReleaseSet;
  /** How many percent of people have it, if it is that of a rollout. */
  share: number | undefined;
  isPreview: boolean;
}

/**
 * The current release set; `known` while it is that one: the gateway then responds without a body. `undefined` if it can't be fetched. The set of
 * a rollout comes with the next page that is loaded: what happens in a page counts for the set that it was loaded with.
 */
export async function currentSet(known: string): Promise<ReleaseSet | 'known' | undefined> {
  const given = await fetchSet({ 'if-none-match': `W/"${known}"` });
  if (given === undefined || given === 'known') return given;
  return given.share !== undefined || given.set.id === known ? 'known' : given.set;
}

/** The whole set that this browser gets now, also that of a rollout; `undefined` if it can't be fetched. */
export async function givenSet(): Promise<GivenSet | undefined> {
  const given = await fetchSet();
  return given === 'known' ? undefined : given;
}

async function fetchSet(headers: HeadersInit = {}): Promise<GivenSet | 'known' | undefined> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch('/release-set.json', { cache: 'no-store', headers, signal });
    if (response.status === 304) return 'known';
    if (!response.ok) return undefined;
    const set: ReleaseSet = await response.json();
    const share = response.headers.get('rollout-share');
    if (typeof set.id !== 'string') return undefined;
    return {
      set,
      share: share === null ? undefined : Number(share),
      isPreview: response.headers.has('release-preview'),
    };
  } catch {
    return undefined;
  }
}
