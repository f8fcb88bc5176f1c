import type { DealDetail } from '@handover/shared/contract';

export type EditLock = 'requester' | 'completed' | 'cancelled' | 'paused';

/** Why what a deal shows can't be edited now: only its owner may, and only while the deal is active. Null: it can. */
export function editLock({ role, status }: Pick<DealDetail, 'role' | 'status'>): EditLock | null {
  if (role !== 'owner') return 'requester';
  return status === 'active' ? null : status;
}
