import type { DealRole, DealStatus } from '@handover/shared/contract';
import { DomainError } from '../../errors/domain-error.ts';

/** Its owner edits a snapshot, while the deal is active. */
export function checkSnapshotEdit(role: DealRole, status: DealStatus): void {
  if (role !== 'owner') throw new DomainError('deal.snapshot_owner_only');
  if (status !== 'active') throw new DomainError('deal.wrong_status', { status });
}
