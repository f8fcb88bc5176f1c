import type { PersonQuery } from '@handover/shared/contract';
import { and, count, desc, eq, gt, inArray, isNotNull, isNull, max, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import {
  deals,
  nameOrder,
  opportunities,
  personMeasures,
  personText,
  sessions,
  users,
} from '../../../db/schema/index.ts';
import { contains } from '../../http/lists/contains.sql.ts';
import type { Page } from '../../http/lists/paging.ts';
import { readPage } from '../../http/lists/read-page.sql.ts';
import { hasFactor, sessionEndsAt } from '../auth/index.ts';

const isParty = or(eq(deals.ownerId, users.id), eq(deals.requesterId, users.id));

const people = (db: Queryable) => {
  const open = db
    .select({
      sessions: count().as('open_sessions'),
      lastUsedAt: max(sessions.lastUsedAt).as('last_used_at'),
    })
    .from(sessions)
    .where(and(eq(sessions.userId, users.id), isNull(sessions.revokedAt), gt(sessionEndsAt, sql`now()`)))
    .as('open');
  return db
    .select({
      person: users,
      sessions: open.sessions,
      lastUsedAt: open.lastUsedAt,
      hasSecondFactor: hasFactor,
      opportunities: sql<number>`(select count(*)::int from ${opportunities} where ${opportunities.ownerId} = ${users.id}
        and (${opportunities.unlistedAt} is null or ${opportunities.unlistedAt} = ${users.suspendedAt}))`,
      deals: sql<number>`(select count(*)::int from ${deals} where (${isParty}) and ${inArray(deals.status, ['active', 'paused'])})`,
    })
    .from(users)
    .innerJoinLateral(open, sql`true`);
};
export type PersonRow = Awaited<ReturnType<typeof people>>[number];

/** The accounts whose name or e-mail address contains the text, by name. Without a text, the suspended ones. */
export function listPeople(db: Queryable, query: PersonQuery): Promise<Page<PersonRow>> {
  const { search } = query;
  const found = search === '' ? isNotNull(users.suspendedAt) : contains(personText(users), search);
  const where = and(found, isNull(users.closedAt));
  const list = { query, where, orderings: { last_name: nameOrder(users) }, fallback: 'last_name' };
  return readPage(db, users, list, (ofPage) => people(db).where(ofPage));
}

export async function findPerson(db: Queryable, id: number): Promise<PersonRow | null> {
  const [row] = await people(db).where(and(eq(users.id, id), isNull(users.closedAt)));
  return row ?? null;
}

/** The latest first. */
export const listMeasures = (db: Queryable, userId: number) =>
  db
    .select({ measure: personMeasures, by: users })
    .from(personMeasures)
    .innerJoin(users, eq(users.id, personMeasures.staffId))
    .where(eq(personMeasures.userId, userId))
    .orderBy(desc(personMeasures.id));

export async function insertMeasure(
  tx: Transaction,
  measure: typeof personMeasures.$inferInsert,
): Promise<void> {
  await tx.insert(personMeasures).values(measure);
}

export async function setSuspended(tx: Transaction, userId: number, suspendedAt: Date | null): Promise<void> {
  await tx.update(users).set({ suspendedAt, updatedAt: new Date() }).where(eq(users.id, userId));
}
