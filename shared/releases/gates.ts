import type { ReleasedHost, ReleaseSet, RemoteRelease } from '../federation/contract.ts';
import { allGates, satisfies } from '../federation/gates.ts';
import { versionKey } from './publish.ts';
import { ReleaseError } from './release-error.ts';
import { buildManifest } from './schema.ts';
import type { Store } from './store/store.ts';

/** The api that answers the people who are there now. */
export interface LiveApi {
  /** Of the contract it follows. */
  version: string;
  address: string;
}

/** Why a host would not run a version, apart from its contract; empty where it would. */
export const refusedBy = (host: ReleasedHost, name: string, release: RemoteRelease): string[] =>
  allGates(name, release, host)
    // Compares with the contract of this checkout; what counts is the one of the host that is live.
    .filter(({ code }) => code !== 'HR-201')
    .map(({ message }) => message);

/** Throws, naming who wants what, where one of these remotes of a set would be locked out of it. */
export async function checkSet(
  store: Store,
  set: ReleaseSet,
  names: readonly string[],
  api?: LiveApi,
): Promise<void> {
  const follows = await contractOf(store, set.host.version);
  const reasons = names.flatMap((name) => {
    const release = set.remotes[name];
    if (!release) return [];
    const about = `${name} ${release.version}`;
    const found = refusedBy(set.host, name, release);
    if (follows !== undefined && release.contract !== follows)
      found.unshift(
        `HR-201 ${about}: follows version ${release.contract} of the contract, the host ${follows}`,
      );
    if (api && release.api && !satisfies(api.version, release.api))
      found.push(`${about}: wants version ^${release.api} of the api, ${api.address} is ${api.version}`);
    return found;
  });
  if (reasons.length === 0) return;
  const lines = [`Refused, nothing was changed. With host ${set.host.version}:`, ...reasons];
  throw new ReleaseError(lines.join('\n  '));
}

/** Of a host that is published; undefined where it was put there by hand, without its manifest. */
async function contractOf(store: Store, version: string): Promise<number | undefined> {
  const found = await store.read(`${versionKey('host', version)}/build-manifest.json`);
  return found && buildManifest.parse(JSON.parse(found.text)).contract;
}
