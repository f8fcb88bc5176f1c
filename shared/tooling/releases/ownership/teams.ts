import type { ReleaseSet } from '@handover/shared/federation/contract';
import { history } from '../history/history.ts';
import type { HistoryEntry } from '../records.ts';
import { ReleaseError } from '../release-error.ts';
import type { Store } from '../store/store.ts';
import { ownedBy, readOwners } from './owners.ts';

/** Who moves versions, and why it can't wait for the teams that they belong to, if it can't. */
export interface Mover {
  by: string;
  emergency?: string | undefined;
}

/** Throws `ReleaseError` unless the mover is of the team of each package that has one, or says that it is an emergency. */
export async function assertOfTeams(
  store: Store,
  set: ReleaseSet | undefined,
  names: readonly string[],
  { by, emergency }: Mover,
): Promise<void> {
  if (emergency !== undefined) return;
  const { owners } = await readOwners(store, set);
  const refused = names.flatMap((name) => {
    const { team } = ownedBy(owners, name);
    return team.length === 0 || team.includes(by)
      ? []
      : [`HR-205 ${name}: ${by} may not move it; its team is ${team.join(', ')}`];
  });
  if (refused.length === 0) return;
  throw new ReleaseError(
    [
      'Refused, nothing was changed. Name a remote of your own, or ask:',
      ...refused,
      'What can\'t wait passes with --emergency "why", which the team is told.',
    ].join('\n  '),
  );
}

/**
 * What was moved in an emergency and belongs to a team of this person, newest first. It is told until somebody of the team has moved the
 * package again.
 */
export async function untoldEmergencies(
  store: Store,
  set: ReleaseSet | undefined,
  person: string,
): Promise<HistoryEntry[]> {
  const [entries, { owners }] = await Promise.all([history(store), readOwners(store, set)]);
  const isOf = (name: string, each: string) => ownedBy(owners, name).team.includes(each);
  const movedSince = new Set<string>();
  return entries.filter(({ by, emergency, changes, revoked }) => {
    const names = revoked ? [revoked.name] : changes.map(({ name }) => name);
    const own = names.filter((name) => isOf(name, person) && !isOf(name, by) && !movedSince.has(name));
    for (const name of names) if (isOf(name, by)) movedSince.add(name);
    return emergency !== undefined && own.length > 0;
  });
}
