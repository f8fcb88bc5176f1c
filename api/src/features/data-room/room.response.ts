import type { DocumentAccess, DocumentVersion, RoomDocument } from '@handover/shared/contract';
import type { files } from '../../../db/schema/index.ts';
import { GROUP_OF } from '../deals/index.ts';
import { fileView, ownFileView } from '../stored-files/index.ts';
import { personName } from '../users/index.ts';
import type { Kind, Reader } from './groups.rules.ts';
import type { RoomRow } from './room.sql.ts';

type FileRow = typeof files.$inferSelect;

const versionView = (file: FileRow, version: number, reader: Reader): DocumentVersion => ({
  ...(reader === 'seller' ? ownFileView : fileView)(file),
  version,
  pages: file.pages,
});

/** What is not told of a document of which the buyer sees the name alone. */
const NAME_ONLY = { size: 0, pages: null };

/** A document with the versions before, the latest first. Only the seller learns what the other side has read, and what a workbook hides. */
export function documentView(
  { file, adder, isNew, seenAt }: RoomRow,
  earlier: FileRow[],
  { reader, access, index }: { reader: Reader; access: DocumentAccess; index: string },
): RoomDocument {
  return {
    ...versionView(file, earlier.length + 1, reader),
    ...(access === 'listed' && NAME_ONLY),
    access: access === 'hidden' ? 'listed' : access,
    group: GROUP_OF[file.kind as Kind],
    number: file.number ?? 0,
    index,
    folder_id: file.folderId,
    is_withheld: file.withheld,
    has_own_rights: reader === 'seller' && file.ownRights,
    added_by: adder && personName(adder),
    is_new: reader === 'buyer' && isNew,
    seen_at: reader === 'seller' ? (seenAt?.toISOString() ?? null) : null,
    earlier_versions: earlier.map((row, index) => versionView(row, earlier.length - index, reader)),
  };
}
