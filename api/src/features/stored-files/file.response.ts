import { type DocumentRights, type FileGroup, paths, type StoredFile } from '@handover/shared/contract';
import type { files } from '../../../db/schema/index.ts';

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
  url: paths.file(file.id),
  created_at: file.createdAt.toISOString(),
});

const rightsOf = ({ access, opensEarly, opensOn }: FileRow): DocumentRights => ({
  access,
  opens_early: opensEarly,
  opens_on: opensOn,
});

/** The file for its owner, with what the buyer may do with it, and what a workbook hides: whoever opens the file can show it. */
export const ownFileView = (file: FileRow): StoredFile => ({
  ...fileView(file),
  ...(file.hiddenParts && { hidden_parts: file.hiddenParts }),
  ...(GROUPS[file.kind] && file.companyId === null && { rights: rightsOf(file) }),
});
