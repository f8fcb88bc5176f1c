import type { FileGroup, StoredFile } from '@handover/shared/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { files } from '../../../db/schema/index.ts';

type FileRow = typeof files.$inferSelect;
const GROUPS: Partial<Record<FileRow['kind'], FileGroup>> = {
  annual_accounts: 'annual',
  documents: 'other',
  general_ledger: 'general_ledger',
};

export const fileView = (file: FileRow): StoredFile => ({
  id: file.id,
  name: file.name,
  size: file.size,
  extension: file.extension,
  group: GROUPS[file.kind] ?? null,
  url: `/api/files/${file.id}/`,
  created_at: file.createdAt.toISOString(),
});

export const listSnapshotFiles = (db: Queryable, dealOpportunityId: number) =>
  db
    .select()
    .from(files)
    .where(and(eq(files.dealOpportunityId, dealOpportunityId), isNull(files.hiddenAt)))
    .orderBy(asc(files.id));
