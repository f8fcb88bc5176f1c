import type { FileCollection } from '@handover/shared/contract';
import { DomainError } from '../../domain-error.ts';

export type FileKind = FileCollection['kind'] | 'loi';

/** What a viewer is to the record that files belong to. Who may not know of the record gets none: 404. */
export interface Standing {
  /** `null`: knows of it, no more. */
  role: 'owner' | 'requester' | 'staff' | null;
  opens: (kind: FileKind) => boolean;
  /** Why nothing may change at present. */
  closed: DomainError | null;
  opportunityId: number | null;
  dealId: number | null;
}

/** The owner and staff read everything, a requester what the phase of the deal opens. */
export function checkRead({ role, opens }: Standing, kind: FileKind): void {
  if (role === null) throw new DomainError('file.only_in_deal');
  if (!opens(kind)) throw new DomainError('file.not_disclosed');
}

export function checkChange({ role, closed }: Standing): void {
  if (role !== 'owner') throw new DomainError('file.owner_only');
  if (closed) throw closed;
}
