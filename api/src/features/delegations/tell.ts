import { type NotificationType, routes } from '@handover/shared/contract';
import type { Transaction } from '../../../db/connect.ts';
import { notify } from '../../events/notify.sql.ts';
import { forgetTold } from '../../events/told-advisers.sql.ts';
import { touchUser } from '../../events/touch-deal.sql.ts';
import { colleaguesOf } from '../firms/index.ts';
import { actingBy, type Delegated } from './delegations.sql.ts';

export const tellInvited = (tx: Transaction, userId: number, actorId: number) =>
  notify(tx, { userId, type: 'delegation_invited', link: routes.advisers, actorId });

/** Tells the other person of a delegation what `actorId` did. */
export async function tellOther(
  tx: Transaction,
  { principalId, adviserId }: Delegated,
  actorId: number,
  type: NotificationType,
) {
  const userId = actorId === principalId ? adviserId : principalId;
  if (userId !== null) await notify(tx, { userId, type, link: routes.advisers, actorId });
}

/** Tells both sides that the last day is over. */
export async function tellExpired(tx: Transaction, { principalId, adviserId }: Delegated) {
  if (adviserId === null) return;
  const told = { type: 'delegation_expired', link: routes.advisers } as const;
  await notify(tx, { ...told, userId: principalId, actorId: adviserId });
  await notify(tx, { ...told, userId: adviserId, actorId: principalId });
}

/** The open pages of these people load again, and show what they may see now. */
export async function refreshAdvisers(tx: Transaction, userIds: readonly number[]) {
  for (const area of ['deals', 'opportunities', 'companies', 'user'] as const)
    await touchUser(tx, userIds, area);
}

/** Those whose pages a change concerns. */
export const concerned = async (tx: Transaction, { id, principalId, adviserId }: Delegated) => [
  principalId,
  ...(adviserId === null ? [] : [adviserId]),
  ...(await actingBy(tx, id)),
];

/** Told to both sides, and to those who acted as colleagues, who see nothing of it any more. */
export async function refreshAfterEnd(tx: Transaction, { principalId, adviserId }: Delegated) {
  const colleagues = adviserId === null ? [] : await colleaguesOf(tx, adviserId);
  const people = [principalId, adviserId, ...colleagues.map(({ userId }) => userId)].filter(
    (id) => id !== null,
  );
  await forgetTold(tx, people);
  await refreshAdvisers(tx, people);
}
