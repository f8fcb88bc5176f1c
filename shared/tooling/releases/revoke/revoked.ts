import type { ReleaseSet } from '@handover/shared/federation/contract';
import { z } from 'zod';
import { versionsOf } from '../compose/changes.ts';
import { ReleaseError } from '../release-error.ts';
import { readStored } from '../store/read-stored.ts';
import type { Store } from '../store/store.ts';

const KEY = 'revoked.json';

const revocation = z.object({ at: z.string(), by: z.string(), note: z.string().optional() });
export type Revocation = z.infer<typeof revocation>;

/** What a set consists of. */
type Content = Pick<ReleaseSet, 'host' | 'remotes'>;

/** Package -> version -> who revoked it, when and why. */
const revocations = z.record(z.string(), z.record(z.string(), revocation));
export type Revocations = z.infer<typeof revocations>;

/** The revoked versions of all places. */
export async function readRevoked(store: Store): Promise<Revocations> {
  return (await readStored(store, KEY, revocations)) ?? {};
}

/** Requires the lock. */
export const writeRevoked = (store: Store, all: Revocations): Promise<void> =>
  store.replace(KEY, `${JSON.stringify(all, null, 2)}\n`);

/** Also revokes one more version; one that was revoked before stays as it was. */
export const withRevocation = (
  all: Revocations,
  name: string,
  version: string,
  added: Revocation,
): Revocations => ({ ...all, [name]: { [version]: added, ...all[name] } });

export const isRevoked = (all: Revocations, name: string, version: string): boolean =>
  all[name]?.[version] !== undefined;

/** Throws if a version of the set was revoked. */
export function assertNotRevoked(set: Content, all: Revocations): void {
  const reasons = Object.entries(versionsOf(set)).flatMap(([name, version]) => {
    const found = all[name]?.[version];
    return found ? [`${name} ${version} ${revokedBy(found)}`] : [];
  });
  if (reasons.length > 0)
    throw new ReleaseError(
      [
        'Refused, nothing was changed: a revoked version does not come back. Release a repaired one:',
        ...reasons,
      ].join('\n  '),
    );
}

/** By whom, when and why, for messages. */
export const revokedBy = ({ at, by, note }: Revocation): string =>
  `was revoked by ${by}, ${at}${note ? `: ${note}` : ''}`;

/** The set as it may be served: it names what is revoked, and has none of it as a fallback. */
export function withoutRevoked<Set extends Content>(set: Set, all: Revocations): Set {
  const revoked = Object.entries(all).map(([name, versions]) => [name, Object.keys(versions).sort()]);
  const remotes = Object.entries(set.remotes).map(([name, { fallback, ...release }]) => {
    const isGone = fallback && isRevoked(all, name, fallback.version);
    return [name, { ...release, fallback: isGone ? null : fallback }];
  });
  return {
    ...set,
    remotes: Object.fromEntries(remotes),
    ...(revoked.length > 0 && { revoked: Object.fromEntries(revoked) }),
  };
}
