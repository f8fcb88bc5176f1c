import type { ReleaseSet } from '@handover/shared/federation/contract';
import { versionKey } from '../builds/publish.ts';
import type { Lease } from '../lease/lease.ts';
import { ledgerOf } from '../ledger/ledger-of.ts';
import { checkOwnership } from '../ownership/check-ownership.ts';
import { readOwners } from '../ownership/owners.ts';
import type { OwnershipFacts } from '../ownership/ownership.rules.ts';
import { type Current, movePointer } from '../pointer.ts';
import type { Change, HistoryEntry } from '../records.ts';
import { ReleaseError } from '../release-error.ts';
import { assertNotRevoked, readRevoked, withoutRevoked } from '../revoke/revoked.ts';
import { signatureErrors } from '../signing/signatures.ts';
import type { Store } from '../store/store.ts';
import { changesBetween, versionsOf } from './changes.ts';
import { checkSet, type LiveApi } from './gates.ts';

interface StoredMove extends Pick<HistoryEntry, 'by' | 'action' | 'place' | 'note' | 'emergency' | 'again'> {
  current: Current;
  set: ReleaseSet;
  /** What a release of it would be asked besides whether its names are free. */
  strict?: Pick<OwnershipFacts, 'before' | 'loosen'>;
  api: LiveApi | undefined;
}

/**
 * Makes a set current whose versions are all stored. Throws `ReleaseError` if files of it are gone, or a gate, its owners or a
 * missing signature refuse it, or a version of it was revoked.
 */
export async function moveToStored(
  store: Store,
  lease: Lease,
  { current, set: stored, strict, api, ...move }: StoredMove,
): Promise<Change[]> {
  const revoked = await readRevoked(store);
  assertNotRevoked(stored, revoked);
  // A fallback of it may have been revoked since it was composed.
  const set = withoutRevoked(stored, revoked);
  const names = ['host', ...Object.keys(set.remotes)];
  await checkMove(store, { current, set, names, strict, api });
  const changes = changesBetween(current.set, set);
  // A rollback asks for nothing that was not asked for before.
  const ledger = move.action === 'promote' ? await ledgerOf(store, changes) : undefined;
  await movePointer(store, lease, { current, set, changes, ledger, ...move });
  return changes;
}

type Checked = Pick<StoredMove, 'current' | 'set' | 'strict' | 'api'> & {
  /** The packages that have to be checked. */
  names: readonly string[];
};

/** Throws `ReleaseError` if files of a set are gone, or a gate, the owners of its names or a missing signature refuse it. */
export async function checkMove(store: Store, { current, set, names, strict, api }: Checked): Promise<void> {
  await checkFiles(store, set);
  await checkSet(store, set, names, api);
  // A name may belong to another remote since it was composed.
  const { owners } = await readOwners(store, current.set);
  await checkOwnership(store, { ...strict, after: set, owners, names });
  const unsigned = await signatureErrors(store, set, owners);
  if (unsigned.length > 0)
    throw new ReleaseError(['Refused, nothing was changed:', ...unsigned].join('\n  '));
}

async function checkFiles(store: Store, set: ReleaseSet): Promise<void> {
  for (const [name, version] of Object.entries(versionsOf(set))) {
    if (await store.has(versionKey(name, version))) continue;
    throw new ReleaseError(`The files of ${name} ${version} are gone, so the set ${set.id} can't be served.`);
  }
}
