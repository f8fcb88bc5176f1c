import { and, inArray, isNotNull, not, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/connect.ts';
import { notifications } from '../../db/schema/index.ts';
import { touchUser } from './touch-deal.sql.ts';

/**
 * What an adviser was told for somebody else is theirs to read, in list, socket and mail, while they act for them there.
 * A condition on `notifications`, with the name of the table, which Drizzle leaves out where there is only one.
 */
export const stillConcerns = () => sql`(notifications.for_user_id is null or exists(
  select 1 from acting_on_deal(notifications.deal_id) r
  where r.user_id = notifications.user_id and r.principal_id = notifications.for_user_id
  union all select 1 from acting_on_opportunity(notifications.opportunity_id) r
  where r.user_id = notifications.user_id and r.principal_id = notifications.for_user_id))`;

/** Removes what these people were told for somebody for whom they act no more, so that it does not count either. */
export async function forgetTold(tx: Transaction, userIds: readonly number[]): Promise<void> {
  const forgotten = await tx
    .delete(notifications)
    .where(
      and(
        inArray(notifications.userId, [...userIds]),
        isNotNull(notifications.forUserId),
        not(stillConcerns()),
      ),
    )
    .returning({ userId: notifications.userId });
  await touchUser(
    tx,
    forgotten.map(({ userId }) => userId),
    'notifications',
  );
}
