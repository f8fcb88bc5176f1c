import type { BuyerProfileFields } from '@handover/shared/contract/schemas';
import { and, eq, inArray, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { buyerProfiles, files } from '../../../db/schema/index.ts';
import type { Upload } from '../../storage/upload.ts';
import { removeFiles } from '../stored-files/index.ts';

const isProofOf = (userId: SQLWrapper | number) =>
  and(eq(files.personId, sql`${userId}`), eq(files.kind, 'buyer_proof'), isNull(files.hiddenAt));

/** The profiles of these people, with their published mandates, newest first. */
export const selectBuyers = (db: Queryable, userIds: number[]) =>
  db
    .select({
      profile: buyerProfiles,
      proof: files,
      mandates: sql<{ id: number; project_title: string }[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'project_title', o.published_title) order by o.id desc), '[]')
        from opportunities o where o.owner_id = ${buyerProfiles.userId} and o.type = 'buy' and o.validated
        and o.unlisted_at is null and o.sold_at is null)`,
    })
    .from(buyerProfiles)
    .leftJoin(files, isProofOf(buyerProfiles.userId))
    .where(inArray(buyerProfiles.userId, userIds));
export type BuyerRow = Awaited<ReturnType<typeof selectBuyers>>[number];

/** Writes the changed fields. What was seen by staff counts for the proof that they saw. */
export async function saveBuyer(tx: Transaction, userId: number, fields: BuyerProfileFields): Promise<void> {
  const { kind, background, financing, timing } = fields;
  const values = {
    background,
    budgetMin: fields.budget_min,
    budgetMax: fields.budget_max,
    currencyId: fields.currency,
    ownFunds: fields.own_funds,
    financing,
    timing,
    updatedAt: new Date(),
  };
  // A first save has its kind, by `checkProfile`.
  const changed = await tx
    .update(buyerProfiles)
    .set({ ...values, kind })
    .where(eq(buyerProfiles.userId, userId))
    .returning({ userId: buyerProfiles.userId });
  if (changed.length === 0 && kind) await tx.insert(buyerProfiles).values({ ...values, userId, kind });
}

/** Puts another proof in the place of the present one, or none. Returns the storage keys that may be free now. */
export async function replaceProof(
  tx: Transaction,
  userId: number,
  upload: (Upload & { pages: number | null }) | null,
): Promise<string[]> {
  const before = await tx.select({ id: files.id }).from(files).where(isProofOf(userId));
  const freed = await removeFiles(
    tx,
    before.map(({ id }) => id),
  );
  if (upload) {
    const { field: _field, ...stored } = upload;
    await tx.insert(files).values({ ...stored, kind: 'buyer_proof', personId: userId, uploadedBy: userId });
  }
  await tx.update(buyerProfiles).set({ fundsShownOn: null }).where(eq(buyerProfiles.userId, userId));
  return freed;
}

/** Whether there was a proof that staff could see. */
export async function noteFundsShown(
  tx: Transaction,
  userId: number,
  day: NonNullable<BuyerRow['profile']['fundsShownOn']>,
): Promise<boolean> {
  if ((await tx.$count(files, isProofOf(userId))) === 0) return false;
  const changed = await tx
    .update(buyerProfiles)
    .set({ fundsShownOn: day })
    .where(eq(buyerProfiles.userId, userId))
    .returning({ userId: buyerProfiles.userId });
  return changed.length > 0;
}

export const isBuyerFilledIn = async (db: Queryable, userId: number): Promise<boolean> =>
  (await db.$count(buyerProfiles, eq(buyerProfiles.userId, userId))) > 0;

/**
 * Whether the buyer shows the profile to this seller, or to whom the seller lets act for them: with a request that waits, or in a deal
 * that is open; the owner of a mandate in the deal alone.
 */
export async function mayReadProof(db: Queryable, readerId: number, buyerId: number): Promise<boolean> {
  const { rows } = await db.execute<{ may: boolean }>(sql`select exists(
    select 1 from access_requests a join opportunities o on o.id = a.opportunity_id
    left join deals d on d.access_request_id = a.id
    where a.shows_profile and (
      (o.type = 'sell' and a.requester_id = ${buyerId}
        and (o.owner_id = ${readerId}
          or exists(select from acting_on_opportunity(o.id) r where r.user_id = ${readerId})
          or exists(select from acting_on_deal(d.id) r where r.user_id = ${readerId} and r.principal_id = o.owner_id))
        and ((a.status = 'pending' and a.expires_at > now()) or d.status in ('active', 'paused')))
      or (o.type = 'buy' and o.owner_id = ${buyerId}
        and (a.requester_id = ${readerId}
          or exists(select from acting_on_deal(d.id) r where r.user_id = ${readerId} and r.principal_id = a.requester_id))
        and d.status in ('active', 'paused')))) as may`);
  return rows[0]?.may ?? false;
}

/** Deletes the profile and every proof, with the log of who read it. Returns the storage keys that may be free now. */
export async function eraseBuyer(tx: Transaction, userId: number): Promise<string[]> {
  await tx.delete(buyerProfiles).where(eq(buyerProfiles.userId, userId));
  const removed = await tx
    .delete(files)
    .where(eq(files.personId, userId))
    .returning({ storageKey: files.storageKey });
  return removed.map(({ storageKey }) => storageKey);
}
