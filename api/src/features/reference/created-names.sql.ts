import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { regions, tags } from '../../../db/schema/index.ts';

interface Chosen {
  tags: readonly number[];
  regions: readonly number[];
}

/** Of these tags and regions the names of those that users have made: any word may be among them. */
export async function readCreatedNames(db: Queryable, chosen: Chosen) {
  const read = async (table: typeof tags | typeof regions, ids: readonly number[]) => {
    if (ids.length === 0) return [];
    const created = and(inArray(table.id, [...ids]), isNotNull(table.createdBy), eq(table.deleted, false));
    const rows = await db.select({ name: table.name }).from(table).where(created).orderBy(table.id);
    return rows.map(({ name }) => name);
  };
  return { tags: await read(tags, chosen.tags), regions: await read(regions, chosen.regions) };
}
