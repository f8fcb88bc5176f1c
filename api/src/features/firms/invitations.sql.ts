import { and, asc, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import { firmInvitations, firmMembers, firms, users } from '../../../db/schema/index.ts';

export type InvitationRow = typeof firmInvitations.$inferSelect;

const open = isNull(firmInvitations.endedAt);
const holds = and(open, gt(firmInvitations.expiresAt, sql`now()`));

/** Those that are neither accepted nor withdrawn, the newest first. */
export const invitationsOf = (db: Queryable, firmId: number): Promise<InvitationRow[]> =>
  db
    .select()
    .from(firmInvitations)
    .where(and(eq(firmInvitations.firmId, firmId), open))
    .orderBy(sql`${firmInvitations.createdAt} desc`, asc(firmInvitations.id));

export async function findInvitation(
  db: Queryable,
  id: number,
  firmId?: number,
): Promise<InvitationRow | undefined> {
  const ofFirm = firmId === undefined ? undefined : eq(firmInvitations.firmId, firmId);
  const [row] = await db
    .select()
    .from(firmInvitations)
    .where(and(eq(firmInvitations.id, id), open, ofFirm));
  return row;
}

const received = (db: Queryable, where: SQL | undefined) =>
  db
    .select({ invitation: firmInvitations, firm: firms })
    .from(firmInvitations)
    .innerJoin(firms, eq(firms.id, firmInvitations.firmId))
    .where(and(holds, where))
    .orderBy(asc(firmInvitations.expiresAt), asc(firmInvitations.id));
export type ReceivedRow = Awaited<ReturnType<typeof received>>[number];

/** Those to this address that hold. */
export const invitationsTo = (db: Queryable, email: string): Promise<ReceivedRow[]> =>
  received(db, eq(firmInvitations.email, email.toLowerCase()));

export async function invitationByHash(db: Queryable, hash: string): Promise<ReceivedRow | undefined> {
  const [row] = await received(db, eq(firmInvitations.hash, hash));
  return row;
}

/** What decides whether an address is invited, by this person to this firm. */
export async function inviteFacts(
  tx: Transaction,
  { firmId, userId, email }: { firmId: number; userId: number; email: string },
) {
  const toFirm = and(eq(firmInvitations.firmId, firmId), open);
  const colleague = tx
    .select({ id: users.id })
    .from(firmMembers)
    .innerJoin(users, eq(users.id, firmMembers.userId))
    .where(and(eq(firmMembers.firmId, firmId), eq(sql`lower(${users.email})`, email)));
  return {
    people:
      (await tx.$count(firmMembers, eq(firmMembers.firmId, firmId))) +
      (await tx.$count(firmInvitations, toFirm)),
    sentToday: await countSentToday(tx, userId),
    isColleague: (await colleague).length > 0,
    isInvited: (await tx.$count(firmInvitations, and(toFirm, holds, eq(firmInvitations.email, email)))) > 0,
  };
}

export const countSentToday = (db: Queryable, userId: number): Promise<number> =>
  db.$count(
    firmInvitations,
    and(eq(firmInvitations.invitedBy, userId), gt(firmInvitations.createdAt, sql`now() - interval '1 day'`)),
  );

/** Takes the place of an earlier one to the same address. */
export async function insertInvitation(
  tx: Transaction,
  invitation: typeof firmInvitations.$inferInsert,
): Promise<InvitationRow> {
  const { firmId, email } = invitation;
  await tx
    .update(firmInvitations)
    .set({ endedAt: sql`now()` })
    .where(and(eq(firmInvitations.firmId, firmId), eq(firmInvitations.email, email), open));
  return onlyRow(await tx.insert(firmInvitations).values(invitation).returning());
}

export async function endInvitation(tx: Transaction, id: number): Promise<void> {
  await tx.update(firmInvitations).set({ endedAt: sql`now()` }).where(eq(firmInvitations.id, id));
}

export async function deleteInvitationsTo(tx: Transaction, email: string): Promise<void> {
  await tx.delete(firmInvitations).where(eq(firmInvitations.email, email.toLowerCase()));
}

/** A month after their end the addresses of people who did not come are forgotten. */
export async function forgetOldInvitations(db: Queryable): Promise<void> {
  const longAgo = sql`now() - interval '30 days'`;
  await db
    .delete(firmInvitations)
    .where(or(lt(firmInvitations.expiresAt, longAgo), lt(firmInvitations.endedAt, longAgo)));
}
