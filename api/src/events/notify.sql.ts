import type { NotificationType } from '@handover/shared/contract';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { ADVISER } from '../../db/acted-by.ts';
import type { Transaction } from '../../db/connect.ts';
import { notificationSettings, notifications, opportunities, users } from '../../db/schema/index.ts';
import { defaultChannels, kindOf } from './notification-channels.ts';
import { answerableOf, type NotificationSubject } from './notification-subject.ts';

export interface NewNotification {
  userId: number;
  type: NotificationType;
  /** A path within the product, to the very place. */
  link: string;
  /** Values for the translated text. Never the confidential company name: use the project title. */
  params?: Record<string, string | number>;
  /** The actor. The name is added when the notification is read, if the reader may know it. */
  actorId?: number;
  about?: NotificationSubject;
  /**
   * Gathers notifications: if one follows within ten minutes of an unread one of its type and subject, it replaces
   * that one, counts both, and has this link.
   */
  gatherLink?: string;
  /** The ids of all that it stands for, where several happened at once: it counts them, and has the `gatherLink`. */
  several?: readonly number[] | undefined;
  /** Of the recipients and who acts for them, this one alone. */
  person?: number | undefined;
  /** What differs by recipient: further params, and whether they want it by mail. */
  perUser?: readonly { userId: number; params: Record<string, string | number>; byMail: boolean }[];
  /** A second notification with the same key for the same user is ignored. */
  dedupeKey?: string;
}

/** The payload of a NOTIFY has to be shorter than 8,000 bytes. */
const MAX_IDS_PER_NOTIFY = 150;

/**
 * Notifies a user: inserts the row and sends NOTIFY in the transaction of the cause, so that it reaches their sockets
 * on every instance when that commits. Never call it for the user who caused the event.
 */
export const notify = (tx: Transaction, { userId, ...notice }: NewNotification): Promise<void> =>
  notifyMany(tx, [userId], notice);

// PostgreSQL refuses JSON with half a surrogate pair.
const wellFormed = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed() : value;

/** A marker for mandates, whose requesters introduce a business: clients and mails have other words for that. */
const ofMandate = (type: NotificationType, opportunity: number | null) =>
  /^(access|favorite)_/.test(type)
    ? sql`coalesce((select jsonb_build_object('type_of_opportunity', o.type) from ${opportunities} o
        where o.id = ${opportunity}::bigint and o.type = 'buy'), '{}')`
    : sql`'{}'::jsonb`;

/** It is in the list of the person for whom the adviser acts, not the adviser's own. */
const linkFor = (link: SQL) =>
  sql`(${link})::text || case when w.delegation_id is not null and (${link})::text like '/user-deals?%' then '&acting_for=' || w.delegation_id else '' end`;

/**
 * Notifies several users (their ids, or a query of ids) in one statement. The row is always inserted; each user's
 * settings decide whether it is sent to their sockets, or only the list in open pages changes, and whether it is mailed
 * later.
 */
export async function notifyMany(
  tx: Transaction,
  userIds: readonly number[] | SQLWrapper,
  {
    type,
    link,
    params = {},
    actorId,
    about = {},
    gatherLink,
    dedupeKey,
    several,
    person,
    perUser = [],
  }: Omit<NewNotification, 'userId'>,
): Promise<void> {
  const recipients = 'getSQL' in userIds ? userIds : [...new Set(userIds)];
  if (Array.isArray(recipients) && recipients.length === 0) return;
  const kind = kindOf(type);
  const by = defaultChannels(kind);
  const chosen = (channel: 'socket' | 'email') =>
    sql`coalesce((s.channels -> ${kind} ->> ${channel})::boolean, ${by[channel]}::boolean)`;
  // A suspended account gets mails about its own security only.
  const byMail =
    kind === 'security'
      ? sql`true`
      : sql`(u.suspended_at is null and ${chosen('email')} and coalesce(p."byMail", true))`;
  const [deal, opportunity] = [about.dealId ?? null, about.opportunityId ?? null];
  const asks = answerableOf(about);
  // Advisers are told what concerns the person they act for, but what they did themselves.
  const rights = deal
    ? sql`acting_on_deal(${deal}::bigint)`
    : opportunity && sql`acting_on_opportunity(${opportunity}::bigint)`;
  const advisers = rights
    ? sql`union select distinct on (r.user_id) r.user_id, r.principal_id, r.delegation_id from ${rights} r
        where r.principal_id in ${recipients} and r.user_id not in ${recipients} and r.user_id is distinct from ${ADVISER}`
    : sql``;
  const ids = several ?? (asks ? [asks.id] : []);
  const asksIds = sql`${`{${ids.join()}}`}::bigint[]`;
  const count = several?.length ?? 1;
  const chosenOnly = person === undefined ? sql`` : sql`where all_recipients.user_id = ${person}::bigint`;
  await tx.execute(sql`
    with recipients as (
      select * from (select id as user_id, null::bigint as for_id, null::bigint as delegation_id
        from ${users} where id in ${recipients} ${advisers}) all_recipients ${chosenOnly}
    ),
    taken as (
      delete from ${notifications}
      where ${gatherLink !== undefined}::boolean and user_id in (select user_id from recipients) and type = ${type}
        and deal_id is not distinct from ${deal}::bigint and opportunity_id is not distinct from ${opportunity}::bigint
        and not is_read and mailed_at is null and created_at > now() - interval '10 minutes'
      returning user_id, group_count, coalesce(group_since, created_at) as since, about_ids
    ),
    gathered as (
      select user_id, sum(group_count)::int as count, min(since) as since,
        array(select unnest(t.about_ids) from taken t where t.user_id = taken.user_id) as about_ids
      from taken group by user_id
    ),
    told as (
      insert into ${notifications} (user_id, type, text_key, params, link, dedupe_key, mail_wanted, actor_id, deal_id,
        opportunity_id, about, about_ids, group_count, group_since, for_user_id)
      select u.id, ${type}, ${type}, ${JSON.stringify(params, wellFormed)}::jsonb || ${ofMandate(type, opportunity)} || coalesce(p.params, '{}'),
        ${linkFor(sql`case when g.user_id is null and ${count}::int = 1 then ${link} else ${gatherLink ?? link} end`)}, ${dedupeKey ?? null}, ${byMail},
        ${actorId ?? null}::bigint, ${deal}::bigint, ${opportunity}::bigint, ${asks?.kind ?? null},
        coalesce(g.about_ids, '{}') || ${asksIds}, coalesce(g.count, 0) + ${count}::int, coalesce(g.since, case when ${count}::int > 1 then now() end), w.for_id
      from recipients w join ${users} u on u.id = w.user_id left join ${notificationSettings} s on s.user_id = u.id left join gathered g on g.user_id = u.id
      left join jsonb_to_recordset(${JSON.stringify(perUser, wellFormed)}::jsonb) as p("userId" bigint, params jsonb, "byMail" boolean)
        on p."userId" = u.id
      where u.closed_at is null
      on conflict do nothing
      returning id, user_id
    ),
    announced as (
      select t.id, t.user_id, ${chosen('socket')} as is_heard,
        (row_number() over (partition by ${chosen('socket')} order by t.id) - 1) / ${MAX_IDS_PER_NOTIFY} as part
      from told t left join ${notificationSettings} s on s.user_id = t.user_id
    )
    select pg_notify('handover', (
      case when is_heard then json_build_object('told', json_agg(json_build_array(user_id, id) order by id))
      else json_build_object('users', json_agg(user_id order by id), 'change', json_build_object('area', 'notifications')) end
    )::text)
    from announced group by is_heard, part order by min(id)`);
}
