import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { files } from '../../../db/schema/index.ts';

export const listSnapshotFiles = (db: Queryable, dealOpportunityId: number) =>
  db
    .select()
    .from(files)
    .where(and(eq(files.dealOpportunityId, dealOpportunityId), isNull(files.hiddenAt)))
    .orderBy(asc(files.id));
