import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { files } from '../../../db/schema/index.ts';

/** Letters, files of questions and signed documents of a deal, the first first. */
export const dealFiles = (db: Queryable, dealId: number) =>
  db
    .select()
    .from(files)
    .where(and(eq(files.dealId, dealId), isNull(files.hiddenAt)))
    .orderBy(asc(files.createdOrder));
export type StoredRow = Awaited<ReturnType<typeof dealFiles>>[number];
