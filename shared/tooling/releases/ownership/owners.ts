import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseSet, RemoteRelease } from '@handover/shared/federation/contract';
import { topOf } from '@handover/shared/federation/without-conflicts';
import { z } from 'zod';
import { ReleaseError } from '../release-error.ts';
import { publicKeys } from '../signing/signing-keys.ts';
import { parseStored } from '../store/read-stored.ts';
import type { Store } from '../store/store.ts';

const KEY = 'owners.json';

/** What belongs to one remote, also while its current version does not use it. */
const ownership = z.object({
  /** First segments of paths, such as `/user-deals`: everything below belongs to it, too. */
  paths: z.array(z.string().regex(/^\/[^/]+$/)).default([]),
  namespaces: z.array(z.string()).default([]),
  modals: z.array(z.string()).default([]),
  widgets: z.array(z.string()).default([]),
  /** Who may release it; empty: anybody who can write to the store. */
  team: z.array(z.string()).default([]),
  /** By which its releases are signed; none: they need no signature. */
  keys: publicKeys.default({}),
});

/** What can be owned. */
export const OWNED_KINDS = ['paths', 'namespaces', 'modals', 'widgets'] as const;
export type OwnedKind = (typeof OWNED_KINDS)[number];

const owners = z.record(z.string(), ownership);
/** By the name of the remote; the host has an entry for its team and its keys. */
export type Owners = z.infer<typeof owners>;

/** What a version of a remote uses of each kind. */
export function usedBy({
  routes,
  namespace,
  modals,
  widgets,
}: Pick<RemoteRelease, 'routes' | 'namespace' | 'modals' | 'widgets'>): Record<OwnedKind, string[]> {
  return { paths: unique(routes.map(({ path }) => topOf(path))), namespaces: [namespace], modals, widgets };
}

/** The remote that owns a name. */
export const ownerOfName = (all: Owners, kind: OwnedKind, name: string): string | undefined =>
  Object.entries(all).find(([, { [kind]: names }]) => names.includes(name))?.[0];

/** With what the remotes of the set use and nobody else owns: the first to release a name owns it. */
export function withClaims(all: Owners, set: Pick<ReleaseSet, 'remotes'> | undefined): Owners {
  let claimed = all;
  for (const [remote, release] of Object.entries(set?.remotes ?? {})) {
    const used = usedBy(release);
    const own = ownedBy(claimed, remote);
    const names = OWNED_KINDS.map((kind) => [
      kind,
      unique([...own[kind], ...used[kind].filter((name) => !ownerOfName(claimed, kind, name))]).sort(),
    ]);
    claimed = { ...claimed, [remote]: { ...own, ...Object.fromEntries(names) } };
  }
  return claimed;
}

/** Gives a name to another remote; before, its owner has to stop using it. */
export function transferred(all: Owners, kind: OwnedKind, name: string, to: string): Owners {
  const without = Object.entries(all).map(([remote, own]) => [
    remote,
    { ...own, [kind]: own[kind].filter((each) => each !== name) },
  ]);
  const rest: Owners = Object.fromEntries(without);
  const own = ownedBy(rest, to);
  return { ...rest, [to]: { ...own, [kind]: [...own[kind], name].sort() } };
}

/** What a package owns, nothing at first. */
export const ownedBy = (all: Owners, name: string) => all[name] ?? ownership.parse({});

/** Throws `ReleaseError` for a file that was damaged by hand. */
export function parseOwners(text: string): Owners {
  return parseStored(text, owners, `${KEY} of the release store`);
}

/** As stored; at first nobody owns anything. */
const ownersIn = (text: string | undefined): Owners => (text === undefined ? {} : parseOwners(text));

/** Whether any package has keys, by pinned owners or those in a folder. Owners that can't be read may have some. */
export function anyKeys(pinned: Owners | undefined, folder: string): boolean {
  try {
    const file = join(folder, KEY);
    // Signed releases without owners: their keys are lost.
    if (!pinned && !existsSync(file)) return existsSync(join(folder, 'signatures'));
    const all = pinned ?? parseOwners(readFileSync(file, 'utf8'));
    return Object.values(all).some(({ keys }) => Object.keys(keys).length > 0);
  } catch {
    return true;
  }
}

/**
 * As stored, with what the current set claims; the tag detects a concurrent change. Throws `ReleaseError` if they are damaged, or missing
 * where releases are signed: without them unsigned ones would pass.
 */
export async function readOwners(
  store: Store,
  set: ReleaseSet | undefined,
): Promise<{ owners: Owners; tag: string | null }> {
  const found = await store.read(KEY);
  if (!found && (await store.names('signatures')).length > 0)
    throw new ReleaseError(
      `${KEY} is missing in ${store.address}, where releases are signed: who may release, and by which keys, is not known. Put it back from a backup.`,
    );
  return { owners: withClaims(ownersIn(found?.text), set), tag: found?.tag ?? null };
}

/** Rejects with `ConflictError` if they were changed since they were read. */
export const writeOwners = (store: Store, all: Owners, tag: string | null): Promise<void> =>
  store.replace(KEY, `${JSON.stringify(all, null, 2)}\n`, tag);

const unique = (names: readonly string[]) => [...new Set(names)];
