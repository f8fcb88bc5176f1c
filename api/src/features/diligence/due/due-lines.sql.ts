import type { Day, DealSide } from '@handover/shared/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../db/connect.ts';
import { diligenceReminders } from '../../../../db/schema/index.ts';

/** A day of a list, on which one side owes something that is still open. */
export interface DueDay {
  dealId: number;
  owedBy: DealSide;
  dueOn: Day;
}

/** The party of the side that owes a line. */
const PARTY = sql`(case when (l.owed_by = 'seller') = (o.type = 'sell') then d.owner_id else d.requester_id end)`;
/** Who sees to a line: the person it was given to, while they may, else the party. */
const OWING = sql`(case when l.person_id in (d.owner_id, d.requester_id) or exists(select 1 from acting_on_deal(d.id) r
    where r.user_id = l.person_id and r.granted_right >= 'ask') then l.person_id else ${PARTY} end)`;

/** Open lines of lists that were sent. */
const openLines = (status: SQL) => sql`diligence_lines l join diligence_lists s on s.deal_id = l.deal_id
  join deals d on d.id = l.deal_id and d.status in ${status} join deal_opportunities o on o.deal_id = d.id
  where l.state in ('open', 'returned') and l.due_on is not null`;

/** Days up to the last one of which their side was not told yet, in active deals. */
export async function dueDays(db: Queryable, today: Day, last: Day): Promise<DueDay[]> {
  const { rows } = await db.execute<DueDay & Record<string, unknown>>(sql`
    select distinct l.deal_id as "dealId", l.owed_by as "owedBy", to_char(l.due_on, 'YYYY-MM-DD') as "dueOn"
    from ${openLines(sql`('active')`)} and l.due_on between ${today}::date and ${last}::date
      and not exists(select 1 from diligence_reminders r
        where r.deal_id = l.deal_id and r.owed_by = l.owed_by and r.due_on = l.due_on)`);
  return rows.map((row) => ({ ...row, dealId: Number(row.dealId) }));
}

/** Who owes something on this day, in a deal that is still active. */
export async function owingUsers(tx: Transaction, { dealId, owedBy, dueOn }: DueDay): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct ${OWING} as id from ${openLines(sql`('active')`)}
      and l.deal_id = ${dealId}::bigint and l.owed_by = ${owedBy} and l.due_on = ${dueOn}::date`);
  return rows.map(({ id }) => Number(id));
}

/** False if the side was told before. */
export async function noteDueDay(tx: Transaction, day: DueDay): Promise<boolean> {
  const { rowCount } = await tx.insert(diligenceReminders).values(day).onConflictDoNothing();
  return rowCount === 1;
}

/** A day of a list, for the calendar of who owes what is open on it. */
export interface OwedDay {
  dealId: number;
  /** One of its lines: while only its day moves, it is the same event. */
  lineId: number;
  dueOn: Day;
  title: string;
  changedAt: Date;
}

/**
 * The days of what a user owes, in running deals of a principal: of the user themselves or, with a delegation, of those that it
 * covers.
 */
export async function owedDays(
  db: Queryable,
  user: number,
  principal: number,
  delegation?: number,
): Promise<OwedDay[]> {
  const covered = delegation
    ? sql`and exists(select 1 from acting_on_deal(d.id) r where r.delegation_id = ${delegation}::bigint
        and r.user_id = ${user}::bigint and r.principal_id = ${principal}::bigint)`
    : sql``;
  const { rows } = await db.execute<Record<keyof OwedDay, string>>(sql`
    select d.id as "dealId", min(l.id) as "lineId", to_char(l.due_on, 'YYYY-MM-DD') as "dueOn", o.project_title as title,
      max(l.updated_at) as "changedAt"
    from ${openLines(sql`('active', 'paused')`)} and ${principal}::bigint in (d.owner_id, d.requester_id)
      and ${PARTY} = ${principal}::bigint and ${OWING} in (${principal}::bigint, ${user}::bigint) ${covered}
    group by d.id, l.due_on, o.project_title`);
  return rows.map((row) => ({
    dealId: Number(row.dealId),
    lineId: Number(row.lineId),
    dueOn: row.dueOn as Day,
    title: row.title,
    changedAt: new Date(row.changedAt),
  }));
}
