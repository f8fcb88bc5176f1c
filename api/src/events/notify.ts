import type { NotificationType } from '@handover/shared/contract';
import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/connect.ts';
import { notificationSettings, notifications, users } from '../../db/schema/index.ts';
import { defaultChannels, kindOf } from './notice-channels.ts';

export interface Notice {
  userId: number;
  type: NotificationType;
  /** A path within the product. */
  link: string;
  /** For the client's translation; never a confidential company name, always the project title. */
  params?: Record<string, string | number>;
  /** The same event for the same person is written once. */
  dedupeKey?: string;
}

/**
 * Tells a person: writes the row and announces it, in the transaction of the cause. It reaches their sockets, on
 * whichever instance, when that commits, and nobody when it does not. Never call it for the actor.
 */
export const notify = (tx: Transaction, { userId, ...notice }: Notice): Promise<void> =>
  notifyMany(tx, [userId], notice);

// Half a surrogate pair is text, but no JSON that the database takes.
const wellFormed = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed() : value;

/**
 * The same event for several people (their ids, or a query of them), in one statement, by the settings of each: the
 * row is written in any case (the list is complete), announced unless the socket is off for its kind, mailed later
 * where e-mail is on.
 */
export async function notifyMany(
  tx: Transaction,
  userIds: readonly number[] | SQLWrapper,
  { type, link, params = {}, dedupeKey }: Omit<Notice, 'userId'>,
): Promise<void> {
  const whom = 'getSQL' in userIds ? userIds : [...new Set(userIds)];
  if (Array.isArray(whom) && whom.length === 0) return;
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
      where u.id in ${whom} and u.closed_at is null
      on conflict do nothing
      returning id, user_id
    )
    select pg_notify('handover', json_build_object('user', t.user_id, 'id', t.id)::text)
    from told t left join ${notificationSettings} s on s.user_id = t.user_id
    where ${chosen('socket')}`);
}
