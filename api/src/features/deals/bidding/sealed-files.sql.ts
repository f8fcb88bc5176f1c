import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/connect.ts';
import { files } from '../../../../db/schema/index.ts';

/** Whether the file `files.id` is in a sealed version and in none that is open. */
const isSealed: SQL<boolean> = sql<boolean>`(
  exists(select 1 from loi_documents l where l.file_id = ${files.id} and l.sealed)
    or exists(select 1 from loi_versions v where v.file_id = ${files.id} and v.sealed))
  and not exists(select 1 from loi_documents l where l.file_id = ${files.id} and not l.sealed)
  and not exists(select 1 from loi_versions v where v.file_id = ${files.id} and not v.sealed)`;

/** The files of letters of a deal that only their author may read. */
export async function sealedFiles(db: Queryable, dealId: number): Promise<Set<number>> {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.dealId, dealId), eq(files.kind, 'loi'), isSealed));
  return new Set(rows.map(({ id }) => id));
}
