import type { ReleasedHost, ReleaseSet, RemoteRelease } from '../federation/contract.ts';
import { allGates, satisfies } from '../federation/gates.ts';
import { versionKey } from './publish.ts';
import { ReleaseError } from './release-error.ts';
import { buildManifest } from './schema.ts';
import type { Store } from './store/store.ts';

/** The api that serves users now. */
export interface LiveApi {
  /** The version of its contract. */
  version: string;
  address: string;
}

/** Why a host can't run a version, apart from the contract; empty if it can. */
export const gateErrors = (host: ReleasedHost, name: string, release: RemoteRelease): string[] =>
  allGates(name, release, host)
    // This gate uses the contract of this checkout, not that of the released host.
    .filter(({ code }) => code !== 'HR-201')
    .map(({ message }) => message);

/** Throws if one of these remotes can't run in the set, and names each missing requirement. */
export async function checkSet(
  store: Store,
  set: ReleaseSet,
  names: readonly string[],
  api?: LiveApi,
): Promise<void> {
  const hostContract = await contractOf(store, set.host.version);
  const reasons = names.flatMap((name) => {
    const release = set.remotes[name];
    if (!release) return [];
    const about = `${name} ${release.version}`;
    const found = gateErrors(set.host, name, release);
    if (hostContract !== undefined && release.contract !== hostContract)
      found.unshift(
        `HR-201 ${about}: follows version ${release.contract} of the contract, the host ${hostContract}`,
      );
    if (api && release.api && !satisfies(api.version, release.api))
      found.push(`${about}: needs version ^${release.api} of the api, ${api.address} is ${api.version}`);
    return found;
  });
  if (reasons.length === 0) return;
  const lines = [`Refused, nothing was changed. With host ${set.host.version}:`, ...reasons];
  throw new ReleaseError(lines.join('\n  '));
}

/** The contract of a published host; undefined if it was put into the store by hand, without a manifest. */
async function contractOf(store: Store, version: string): Promise<number | undefined> {
  const found = await store.read(`${versionKey('host', version)}/build-manifest.json`);
  return found && buildManifest.parse(JSON.parse(found.text)).contract;
}
