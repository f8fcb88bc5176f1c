import type { ReleasedHost, ReleaseSet, RemoteRelease } from '@handover/shared/federation/contract';
import { allGates, satisfies } from '@handover/shared/federation/gates';
import { type ApiDocument, operationsOf } from '../api/api-changes.ts';
import { calledOperations } from '../api/called-operations.ts';
import { versionKey } from '../builds/publish.ts';
import { storedBuild } from '../builds/stored-build.ts';
import { ReleaseError } from '../release-error.ts';
import type { Store } from '../store/store.ts';
import { typeErrors } from '../types/check-remote.ts';
import { placeIn, readTypes } from '../types/type-record.ts';

/** The api that serves users now. */
export interface LiveApi {
  /** The version of its contract. */
  version: string;
  address: string;
  document?: ApiDocument | undefined;
}

/** Why a host can't run a version, apart from the contract; empty if it can. */
export const gateErrors = (host: ReleasedHost, name: string, release: RemoteRelease): string[] =>
  allGates(name, release, host)
    // This gate uses the contract of this checkout, not that of the released host.
    .filter(({ code }) => code !== 'HR-201')
    .map(({ message }) => message);

/**
 * What the sources of a version call and the api does not have, as `mfe-deals/src/api/deals.api.ts:12: …`; empty if either is not known.
 */
async function missingCalls(store: Store, version: string, name: string, api: LiveApi): Promise<string[]> {
  const { document, address } = api;
  if (!document) return [];
  const types = await readTypes(store, versionKey(name, version));
  const known = operationsOf(document);
  return Object.entries(types?.calls ?? {})
    .filter(([call]) => calledOperations(call, known).length === 0)
    .map(
      ([call, place]) => `${placeIn(name, place)}: calls ${call}, which the api at ${address} does not have`,
    );
}

/**
 * What in the sources of a version does not compile with the types of a host, as `mfe-deals/src/pages/list.page.tsx:12: …`; empty if
 * either was built without a record of them.
 */
export async function typeGateErrors(
  store: Store,
  host: Pick<ReleasedHost, 'version'>,
  name: string,
  { version }: Pick<RemoteRelease, 'version'>,
): Promise<string[]> {
  const [provided, used] = await Promise.all([
    readTypes(store, versionKey('host', host.version)),
    readTypes(store, versionKey(name, version)),
  ]);
  if (!provided || !used) return [];
  return (await typeErrors(provided, used)).map((error) => placeIn(name, error));
}

/** Throws if one of these remotes can't run in the set, and names each missing requirement. */
export async function checkSet(
  store: Store,
  set: ReleaseSet,
  names: readonly string[],
  api?: LiveApi,
): Promise<void> {
  const hostContract = await contractOf(store, set.host.version);
  const reasons: string[] = [];
  for (const name of names) {
    const release = set.remotes[name];
    if (!release) continue;
    const about = `${name} ${release.version}`;
    const found = gateErrors(set.host, name, release);
    if (hostContract !== undefined && release.contract !== hostContract)
      found.unshift(
        `HR-201 ${about}: follows version ${release.contract} of the contract, the host ${hostContract}`,
      );
    if (api && release.api && !satisfies(api.version, release.api))
      found.push(`${about}: needs version ^${release.api} of the api, ${api.address} is ${api.version}`);
    if (api) found.push(...(await missingCalls(store, release.version, name, api)));
    reasons.push(...found, ...(await typeGateErrors(store, set.host, name, release)));
  }
  if (reasons.length === 0) return;
  const lines = [`Refused, nothing was changed. With host ${set.host.version}:`, ...reasons];
  throw new ReleaseError(lines.join('\n  '));
}

/** The contract of a published host; undefined if it was put into the store by hand, without a manifest. */
async function contractOf(store: Store, version: string): Promise<number | undefined> {
  return (await storedBuild(store, 'host', version))?.contract;
}
