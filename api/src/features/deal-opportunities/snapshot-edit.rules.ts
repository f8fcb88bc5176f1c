import type { DealRole, DealStatus } from '@handover/shared/contract';
import { conflict, forbidden } from '../../domain-error.ts';

/** Its owner edits a snapshot, while the deal is active. */
export function checkSnapshotEdit(role: DealRole, status: DealStatus): void {
  if (role !== 'owner') throw forbidden('Only the owner of the opportunity may edit it');
  if (status !== 'active') throw conflict(`This deal is ${status}`);
}
