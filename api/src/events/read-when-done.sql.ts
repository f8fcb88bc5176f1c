import type { NotificationType } from '@handover/shared/contract';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/connect.ts';
import { notifications } from '../../db/schema/index.ts';
import { answerableOf, type NotificationSubject } from './notification-subject.ts';
import { touchUser } from './touch-deal.sql.ts';

/**
 * Marks notifications that asked for an action as read once it is done: a request or a letter that is decided, a
 * question that is answered. One that stands for several questions is read with the last of them. One about a deal or
 * an opportunity only needs its types. Call it before the notification of the action, which would be marked as well.
 */
export async function readWhenDone(
  tx: Transaction,
  userId: number,
  about: NotificationSubject,
  types?: readonly NotificationType[],
): Promise<void> {
  const done = answerableOf(about);
  if (!done && !types) throw new Error('A notification about a deal is read by its types');
  const mine = and(
    // Those of advisers who were told for this user, too.
    or(eq(notifications.userId, userId), eq(notifications.forUserId, userId)),
    sql`not ${notifications.isRead}`,
    types && inArray(notifications.type, [...types]),
    about.dealId === undefined ? undefined : eq(notifications.dealId, about.dealId),
    about.opportunityId === undefined ? undefined : eq(notifications.opportunityId, about.opportunityId),
  );
  const set = done
    ? {
        aboutIds: sql`array_remove(${notifications.aboutIds}, ${done.id})`,
        isRead: sql`${notifications.aboutIds} <@ array[${done.id}::bigint]`,
      }
    : { isRead: true };
  const ofThing = done
    ? and(eq(notifications.about, done.kind), sql`${done.id} = any(${notifications.aboutIds})`)
    : undefined;
  const read = await tx
    .update(notifications)
    .set(set)
    .where(and(mine, ofThing))
    .returning({ userId: notifications.userId });
  await touchUser(
    tx,
    read.map((row) => row.userId),
    'notifications',
  );
}
