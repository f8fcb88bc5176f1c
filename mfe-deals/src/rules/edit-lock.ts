import type { DealDetail } from '@handover/shared/contract';
import { mayAs } from './acting.ts';

export type EditLock = 'requester' | 'noCompany' | 'completed' | 'cancelled' | 'paused';
type Facts = Pick<DealDetail, 'type_of_opportunity' | 'role' | 'status' | 'has_company' | 'acting_for'>;

/** What somebody edits in a deal: the copy of their listing or, where they bring a company to a mandate, that company. */
export const editedPart = ({
  type_of_opportunity: type,
  role,
}: Pick<Facts, 'type_of_opportunity' | 'role'>) =>
  type === 'buy' && role === 'requester' ? 'brought' : type;

/** Why it can't be edited: only who owns it may, or edits it for them, while the deal is active. Null if it can. */
export function editLock(deal: Facts): EditLock | null {
  const { type_of_opportunity: type, role, status, has_company, acting_for } = deal;
  if ((role !== 'owner' && type === 'sell') || !mayAs(acting_for, 'edit')) return 'requester';
  if (status !== 'active') return status;
  return editedPart(deal) === 'brought' && !has_company ? 'noCompany' : null;
}
