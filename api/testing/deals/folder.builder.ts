import type { documentFolders } from '../../db/schema/index.ts';

type FolderRow = typeof documentFolders.$inferSelect;

/** A folder at the top of the other documents. */
export const buildFolder = (overrides: Partial<FolderRow> & { id: number }): FolderRow => ({
  dealOpportunityId: 1,
  kind: 'documents',
  parentId: null,
  name: `Folder ${overrides.id}`,
  position: overrides.id,
  access: null,
  opensEarly: false,
  opensOn: null,
  createdAt: new Date('2026-01-01'),
  updatedAt: new Date('2026-01-01'),
  ...overrides,
});
