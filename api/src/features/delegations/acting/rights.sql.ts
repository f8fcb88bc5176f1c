import type { DelegationRight, DelegationScope } from '@handover/shared/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/connect.ts';
import type { Target } from './targets.sql.ts';

/** What the view `acting_rights` says, with the name of the principal. */
export interface ActingRow extends Record<string, unknown> {
  delegationId: number;
  principalId: number;
  scope: DelegationScope;
  right: DelegationRight;
  mayAccept: boolean;
  name: string;
}

const FROM = {
  company: (id: number) => sql`acting_on_company(${id}::bigint)`,
  opportunity: (id: number) => sql`acting_on_opportunity(${id}::bigint)`,
  deal: (id: number) => sql`acting_on_deal(${id}::bigint)`,
};

async function strongest(db: Queryable, from: SQL, where: SQL): Promise<ActingRow | undefined> {
  const { rows } = await db.execute<ActingRow>(sql`
    select r.delegation_id as "delegationId", r.principal_id as "principalId", r.scope, r.granted_right as "right",
      r.may_accept as "mayAccept", trim(p.first_name || ' ' || p.last_name) as name
    from ${from} r join users p on p.id = r.principal_id
    where ${where} order by r.granted_right desc, r.may_accept desc, r.delegation_id limit 1`);
  return rows[0];
}

/** The strongest right of a user on what a call is about. */
export const rightOn = (db: Queryable, userId: number, { kind, id }: Target) =>
  strongest(db, FROM[kind](id), sql`r.user_id = ${userId}::bigint`);

export const rightByDelegation = (db: Queryable, userId: number, delegationId: number) =>
  strongest(
    db,
    sql`acting_rights`,
    sql`r.user_id = ${userId}::bigint and r.delegation_id = ${delegationId}::bigint`,
  );

/** Each delegation by which a user can act at this moment, and for whom. */
export async function principalsOf(db: Queryable, userId: number) {
  const { rows } = await db.execute<Pick<ActingRow, 'delegationId' | 'principalId'>>(sql`
    select distinct r.delegation_id as "delegationId", r.principal_id as "principalId"
    from acting_rights r where r.user_id = ${userId}::bigint order by 1`);
  return rows;
}

/** Whether the user acts for the owner of an opportunity, of which they can't be a buyer. */
export async function actsForOwner(db: Queryable, userId: number, opportunityId: number): Promise<boolean> {
  return (
    (await strongest(db, FROM.opportunity(opportunityId), sql`r.user_id = ${userId}::bigint`)) !== undefined
  );
}
