import type { DealDetail } from '@handover/shared/contract';

export type EditLock = 'requester' | 'completed' | 'cancelled' | 'paused';

/** Why the copy of the opportunity can't be edited: only its owner may, while the deal is active. Null if it can. */
export function editLock({ role, status }: Pick<DealDetail, 'role' | 'status'>): EditLock | null {
  if (role !== 'owner') return 'requester';
  return status === 'active' ? null : status;
}
