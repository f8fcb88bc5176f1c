import type { DocumentAccess, FILE_READS, FileCollection } from '@handover/shared/contract';
import { DomainError } from '../../errors/domain-error.ts';
import { type Groups, isReadable, type RightsOf } from '../deals/index.ts';

type FileRead = (typeof FILE_READS)[number];
export type FileKind =
  | FileCollection['kind']
  | 'loi'
  | 'completion'
  | 'closing'
  | 'attachment'
  | 'own_attachment';

/**
 * A viewer's access to the record that files belong to. For a viewer who may not know of the record there is none: 404.
 */
export interface RecordAccess {
  /** `null`: the viewer may see the record, but not its files. */
  role: 'owner' | 'reader' | 'staff' | null;
  opens: (kind: FileKind) => boolean;
  /** What the viewer may do with a document of a deal now; everything, where the record is none. */
  accessTo: (file: RightsOf) => DocumentAccess;
  /** Which documents of a deal its buyer may see; undefined for others, who see all. */
  documents?: Groups | undefined;
  /** The deal whose documents carry the name of this viewer; undefined for the seller, and where there is no watermark. */
  watermark?: { title: string } | undefined;
  /** Why the files can't be changed at present. */
  closed: DomainError | null;
  opportunityId: number | null;
  dealId: number | null;
}

/** The owner of the record and staff may read every file, the buyer in a deal those that its phase discloses. */
export function checkRead({ role, opens }: RecordAccess, kind: FileKind): void {
  if (role === null) throw new DomainError('file.only_in_deal');
  if (!opens(kind)) throw new DomainError('file.not_disclosed');
}

/** What a document of a deal may be read for, as the seller has set it for the buyer. */
export function checkDocument({ role, accessTo }: RecordAccess, file: RightsOf, action: FileRead): void {
  if (role === null) throw new DomainError('file.only_in_deal');
  const access = accessTo(file);
  if (!isReadable(access)) throw new DomainError('file.not_disclosed');
  if (access === 'view' && action === 'downloaded') throw new DomainError('file.view_only');
}

/** Checks the deletion of one file. A viewer who may not read it does not learn that it exists. */
export function checkDelete(access: RecordAccess, file: RightsOf): void {
  if (access.role === null || access.accessTo(file) === 'hidden') throw new DomainError('file.not_found');
  checkChange(access);
}

export function checkChange({ role, closed }: RecordAccess): void {
  if (role !== 'owner') throw new DomainError('file.owner_only');
  if (closed) throw closed;
}
