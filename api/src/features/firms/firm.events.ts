import { type FirmRole, type NotificationType, routes } from '@handover/shared/contract';
import type { Transaction } from '../../../db/connect.ts';
import { notifyMany } from '../../events/notify.sql.ts';
import { forgetTold } from '../../events/told-advisers.sql.ts';
import { touchUser } from '../../events/touch-deal.sql.ts';
import type { FirmRow } from './firms.sql.ts';
import { peopleOf } from './members.sql.ts';

interface FirmEvent {
  type: Extract<NotificationType, `firm_${string}`>;
  to: readonly number[];
  actorId: number;
  role?: FirmRole;
}

/** Tells people what happened in a firm, and the open pages of all of its people. */
export async function tellFirm(tx: Transaction, firm: FirmRow, event: FirmEvent): Promise<void> {
  const { type, to, actorId, role } = event;
  await notifyMany(
    tx,
    to.filter((id) => id !== actorId),
    { type, link: routes.firm(), params: { firm_name: firm.name, ...(role && { role }) }, actorId },
  );
  await touchFirm(tx, firm.id, [...to, actorId]);
}

/** Open pages load the firm again: those of its people, and of these. Who has left acts for nobody as a colleague. */
export async function touchFirm(tx: Transaction, firmId: number, others: readonly number[] = []) {
  const people = [...(await peopleOf(tx, firmId)), ...others];
  await forgetTold(tx, people);
  await touchUser(tx, people, 'user');
}
