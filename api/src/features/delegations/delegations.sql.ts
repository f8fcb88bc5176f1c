import type { DelegationQuery, DelegationScope } from '@handover/shared/contract';
import { and, count, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { changedAt } from '../../../db/changed-at.ts';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import { companies, deals, delegations, opportunities, users } from '../../../db/schema/index.ts';
import { readPage } from '../../http/lists/read-page.sql.ts';
import { isKept } from '../opportunities/index.ts';

// Has the name of the table, which Drizzle leaves out where there is only one.
const PRINCIPAL = sql.raw('delegations.principal_id');
const ADVISER = sql.raw('delegations.adviser_id');

/** '' once the account is closed. */
const nameOf = (person: SQL) =>
  sql<string>`(select case when u.closed_at is null then trim(u.first_name || ' ' || u.last_name) else '' end
    from users u where u.id = ${person})`;
const firmOf = (person: SQL) =>
  sql<
    string | null
  >`(select f.name from firm_members m join firms f on f.id = m.firm_id where m.user_id = ${person})`;

const select = (db: Queryable) =>
  db
    .select({
      delegation: delegations,
      principal: nameOf(PRINCIPAL),
      principalFirm: firmOf(PRINCIPAL),
      adviser: nameOf(ADVISER),
      adviserFirm: firmOf(ADVISER),
      companyName: sql<string | null>`(select c.name from companies c where c.id = delegations.company_id)`,
      projectTitle: sql<string | null>`coalesce(
        (select o.project_title from opportunities o where o.id = delegations.opportunity_id),
        (select s.project_title from deal_opportunities s where s.deal_id = delegations.deal_id))`,
    })
    .from(delegations);
export type DelegationRow = Awaited<ReturnType<typeof select>>[number];
export type Delegated = typeof delegations.$inferSelect;

const isOpen = and(
  isNull(delegations.endedAt),
  isNull(delegations.declinedAt),
  sql`${delegations.endsAt} > now()`,
);

const isOverdue = and(
  isNull(delegations.endedAt),
  isNull(delegations.declinedAt),
  sql`${delegations.endsAt} <= now()`,
);

/** What was offered to the proven address of the user, and is not answered. */
const isOffered = (userId: number) =>
  and(
    isNull(delegations.adviserId),
    sql`${delegations.email} = (select lower(u.email) from users u where u.id = ${userId} and u.email_proven_at is not null)`,
  );

const received = (userId: number) =>
  or(
    eq(delegations.adviserId, userId),
    isOffered(userId),
    sql`${delegations.id} in (select r.delegation_id from acting_rights r where r.user_id = ${userId})`,
  );

/** Those that the user has given or received. */
const ofUser = (userId: number, side?: DelegationQuery['side']): SQL | undefined => {
  const given = eq(delegations.principalId, userId);
  if (side === undefined) return or(given, received(userId));
  return side === 'given' ? given : received(userId);
};

const ORDERINGS = { created_at: delegations.createdAt } as const;

export const listDelegations = (db: Queryable, userId: number, query: DelegationQuery) =>
  readPage(
    db,
    delegations,
    {
      query,
      where: and(
        ofUser(userId, query.side),
        query.active === 'true' ? and(isNotNull(delegations.acceptedAt), isOpen) : undefined,
      ),
      orderings: ORDERINGS,
    },
    (ofPage) => select(db).where(ofPage),
  );

export async function findDelegation(
  db: Queryable,
  userId: number,
  id: number,
): Promise<DelegationRow | undefined> {
  const [row] = await select(db).where(and(eq(delegations.id, id), ofUser(userId)));
  return row;
}

/** Locked until the transaction ends. */
export async function lockDelegation(tx: Transaction, userId: number, id: number) {
  const [row] = await tx
    .select()
    .from(delegations)
    .where(and(eq(delegations.id, id), ofUser(userId)))
    .for('no key update');
  return row;
}

/** Those whose last day is over and that nobody has ended: all, or of one principal. */
export const findOverdue = (db: Queryable, principalId?: number) =>
  db
    .select({ id: delegations.id })
    .from(delegations)
    .where(and(isOverdue, principalId === undefined ? undefined : eq(delegations.principalId, principalId)));

/** Locked until the transaction ends; undefined if it is noted already. */
export async function lockOverdue(tx: Transaction, id: number): Promise<Delegated | undefined> {
  const [row] = await tx
    .select()
    .from(delegations)
    .where(and(eq(delegations.id, id), isOverdue))
    .for('no key update');
  return row;
}

export async function countOpen(tx: Transaction, userId: number): Promise<number> {
  const [found] = await tx
    .select({ count: count() })
    .from(delegations)
    .where(and(eq(delegations.principalId, userId), isOpen));
  return found?.count ?? 0;
}

/** Whether what is to be delegated is the user's. */
export async function isTheirs(
  tx: Transaction,
  userId: number,
  scope: DelegationScope,
  id: number,
): Promise<boolean> {
  const found = {
    company: () =>
      tx
        .select({ id: companies.id })
        .from(companies)
        .where(and(eq(companies.id, id), eq(companies.ownerId, userId))),
    opportunity: () => ownOpportunity(tx, userId, id),
    deals: () => ownOpportunity(tx, userId, id),
    deal: () =>
      tx
        .select({ id: deals.id })
        .from(deals)
        .where(and(eq(deals.id, id), or(eq(deals.ownerId, userId), eq(deals.requesterId, userId)))),
  };
  return (await found[scope]()).length > 0;
}

const ownOpportunity = (tx: Transaction, userId: number, id: number) =>
  tx
    .select({ id: opportunities.id })
    .from(opportunities)
    .where(and(eq(opportunities.id, id), eq(opportunities.ownerId, userId), isKept()));

/**
 * Whether the user is, or acts for, somebody else in what a delegation covers: the other side of a deal, a rival bidder,
 * or who has asked for access.
 */
export async function hasConflict(tx: Transaction, userId: number, { id }: Delegated): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    with covered as (
      select d.id, d.opportunity_id, g.principal_id from delegations g, deals d
      left join opportunities o on o.id = d.opportunity_id left join deal_opportunities s on s.deal_id = d.id
      where g.id = ${id} and (g.deal_id = d.id
        or (d.owner_id = g.principal_id and (g.opportunity_id = d.opportunity_id or g.company_id = o.company_id))
        or (d.requester_id = g.principal_id and g.company_id = s.attached_company_id))
    ),
    involved as (
      select person from covered c, deals d, unnest(array[d.owner_id, d.requester_id]) person
        where (d.id = c.id or d.opportunity_id = c.opportunity_id) and person <> c.principal_id
      union select a.requester_id from delegations g join opportunities o on o.owner_id = g.principal_id
          and (o.id = g.opportunity_id or o.company_id = g.company_id)
        join access_requests a on a.opportunity_id = o.id and a.status = 'pending' and a.expires_at > now()
        where g.id = ${id}
    ),
    theirs as (
      select r.principal_id from covered c, deals d, acting_on_deal(d.id) r
      where (d.id = c.id or d.opportunity_id = c.opportunity_id) and r.user_id = ${userId}::bigint
        and r.principal_id <> c.principal_id
    )
    select 1 where exists(select 1 from involved where person = ${userId}::bigint) or exists(select 1 from theirs)`);
  return rows.length > 0;
}

/** The account that has proven to have the address. */
export const provenAccountOf = async (tx: Transaction, email: string) =>
  (
    await tx
      .select({ id: users.id })
      .from(users)
      .where(
        and(eq(sql`lower(${users.email})`, email), isNull(users.closedAt), isNotNull(users.emailProvenAt)),
      )
  )[0]?.id;

export async function insertDelegation(
  tx: Transaction,
  values: typeof delegations.$inferInsert,
): Promise<number> {
  return onlyRow(await tx.insert(delegations).values(values).returning({ id: delegations.id })).id;
}

export async function setDelegation(
  tx: Transaction,
  id: number,
  values: Partial<typeof delegations.$inferInsert>,
): Promise<void> {
  await tx
    .update(delegations)
    .set({ ...values, updatedAt: changedAt(delegations.updatedAt) })
    .where(eq(delegations.id, id));
}

/** Ends it at once. The audit log names who did it. */
export async function endNow(tx: Transaction, id: number, by: number, now: Date): Promise<void> {
  await tx.execute(sql`select set_config('handover.ended_by', ${String(by)}, true)`);
  await setDelegation(tx, id, { endedAt: now });
}

/** Whoever can act by it at this moment, with colleagues. */
export async function actingBy(tx: Transaction, id: number): Promise<number[]> {
  const { rows } = await tx.execute<{ user_id: number }>(
    sql`select r.user_id from acting_rights r where r.delegation_id = ${id}`,
  );
  return rows.map(({ user_id }) => user_id);
}
