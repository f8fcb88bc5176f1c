import type { Change } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/connect.ts';
import { deals } from '../../db/schema/index.ts';

/** The payload of a NOTIFY has to be shorter than 8,000 bytes. */
const MAX_USERS_PER_NOTIFY = 500;

/**
 * Tells the open pages of both parties, and of who acts for them, that something of their deal has changed: silently, whatever their settings say,
 * and also those of who changed it, who may have several open. It is sent when the transaction commits, once however
 * often it is called in it.
 */
export async function touchDeal(tx: Transaction, dealId: number): Promise<void> {
  await tx.execute(sql`
    select pg_notify('handover', json_build_object(
      'users', (select json_agg(user_id) from (select ${deals.ownerId} as user_id union select ${deals.requesterId}
        union select r.user_id from acting_on_deal(${deals.id}) r) told),
      'change', json_build_object('deal_id', ${deals.id}))::text)
    from ${deals} where ${deals.id} = ${dealId}`);
}

/** The same for the pages of one party alone, and of who acts for it: of what the other does not see. */
export async function touchSide(tx: Transaction, dealId: number, partyId: number): Promise<void> {
  await tx.execute(sql`
    select pg_notify('handover', json_build_object(
      'users', (select json_agg(user_id) from (select ${partyId}::bigint as user_id
        union select r.user_id from acting_on_deal(${dealId}::bigint) r where r.principal_id = ${partyId}::bigint) told),
      'change', json_build_object('deal_id', ${dealId}::bigint))::text)`);
}

/** The same for what users see before there is a deal, and for their notifications. */
export async function touchUser(
  tx: Transaction,
  userIds: readonly number[],
  area: Extract<Change, { area: string }>['area'],
): Promise<void> {
  const users = [...new Set(userIds)];
  for (let from = 0; from < users.length; from += MAX_USERS_PER_NOTIFY) {
    const payload = { users: users.slice(from, from + MAX_USERS_PER_NOTIFY), change: { area } };
    await tx.execute(sql`select pg_notify('handover', ${JSON.stringify(payload)})`);
  }
}

/** The same for a request for access: for the lists of both sides, and for the opportunity, which has its state. */
export async function touchRequest(tx: Transaction, userIds: readonly number[]): Promise<void> {
  await touchUser(tx, userIds, 'deals');
  await touchUser(tx, userIds, 'opportunities');
}
