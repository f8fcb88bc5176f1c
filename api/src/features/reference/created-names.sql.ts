import { and, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { regions, tags } from '../../../db/schema/index.ts';
import { offeredTo } from './reference.sql.ts';

interface Chosen {
  tags: readonly number[];
  regions: readonly number[];
}

/**
 * The names that users have made among these tags and regions: they may be any words. With a user, only the names
 * that are offered to them.
 */
export async function readCreatedNames(db: Queryable, chosen: Chosen, userId?: number) {
  const read = async (table: typeof tags | typeof regions, ids: readonly number[]) => {
    if (ids.length === 0) return [];
    const offered: SQL | undefined = userId === undefined ? undefined : offeredTo(table, userId);
    const made = and(isNotNull(table.createdBy), eq(table.deleted, false));
    const created = and(inArray(table.id, [...ids]), made, offered);
    const rows = await db.select({ name: table.name }).from(table).where(created).orderBy(table.id);
    return rows.map(({ name }) => name);
  };
  return { tags: await read(tags, chosen.tags), regions: await read(regions, chosen.regions) };
}
