import type { FileCollection } from '@handover/shared/contract';
import { DomainError } from '../../errors/domain-error.ts';

export type FileKind = FileCollection['kind'] | 'loi' | 'completion' | 'attachment' | 'own_attachment';

/**
 * A viewer's access to the record that files belong to. For a viewer who may not know of the record there is none: 404.
 */
export interface RecordAccess {
  /** `null`: the viewer may see the record, but not its files. */
  role: 'owner' | 'reader' | 'staff' | null;
  opens: (kind: FileKind) => boolean;
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

/** Checks the deletion of one file. A viewer who may not read it does not learn that it exists. */
export function checkDelete(access: RecordAccess, kind: FileKind): void {
  if (access.role === null || !access.opens(kind)) throw new DomainError('file.not_found');
  checkChange(access);
}

export function checkChange({ role, closed }: RecordAccess): void {
  if (role !== 'owner') throw new DomainError('file.owner_only');
  if (closed) throw closed;
}
