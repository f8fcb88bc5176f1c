import type { NotificationType } from '@handover/shared/contract';
import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/connect.ts';
import { notificationSettings, notifications, users } from '../../db/schema/index.ts';
import { defaultChannels, kindOf } from './notification-channels.ts';

export interface NewNotification {
  userId: number;
  type: NotificationType;
  /** A path within the product. */
  link: string;
  /** Values for the translated text. Never the confidential company name: use the project title. */
  params?: Record<string, string | number>;
  /** A second notification with the same key for the same user is ignored. */
  dedupeKey?: string;
}

/**
 * Notifies a user: inserts the row and sends NOTIFY in the transaction of the cause, so that it reaches their sockets
 * on every instance when that commits. Never call it for the user who caused the event.
 */
export const notify = (tx: Transaction, { userId, ...notice }: NewNotification): Promise<void> =>
  notifyMany(tx, [userId], notice);

// PostgreSQL refuses JSON with half a surrogate pair.
const wellFormed = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed() : value;

/**
 * Notifies several users (their ids, or a query of ids) in one statement. The row is always inserted; each user's
 * settings decide whether it is sent to their sockets and mailed later.
 */
export async function notifyMany(
  tx: Transaction,
  userIds: readonly number[] | SQLWrapper,
  { type, link, params = {}, dedupeKey }: Omit<NewNotification, 'userId'>,
): Promise<void> {
  const recipients = 'getSQL' in userIds ? userIds : [...new Set(userIds)];
  if (Array.isArray(recipients) && recipients.length === 0) return;
  const kind = kindOf(type);
  const by = defaultChannels(kind);
  const chosen = (channel: 'socket' | 'email') =>
    sql`coalesce((s.channels -> ${kind} ->> ${channel})::boolean, ${by[channel]}::boolean)`;
  const byMail = kind === 'security' ? sql`true` : chosen('email');
  await tx.execute(sql`
    with told as (
      insert into ${notifications} (user_id, type, text_key, params, link, dedupe_key, mail_wanted)
      select u.id, ${type}, ${type}, ${JSON.stringify(params, wellFormed)}::jsonb, ${link}, ${dedupeKey ?? null}, ${byMail}
      from ${users} u left join ${notificationSettings} s on s.user_id = u.id
      where u.id in ${recipients} and u.closed_at is null
      on conflict do nothing
      returning id, user_id
    )
    select pg_notify('handover', json_build_object('user', t.user_id, 'id', t.id)::text)
    from told t left join ${notificationSettings} s on s.user_id = t.user_id
    where ${chosen('socket')}`);
}
