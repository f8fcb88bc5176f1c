import type { Transaction } from '../../../db/connect.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { isOpen, stateOf } from './delegations.rules.ts';
import { type Delegated, lockDelegation } from './delegations.sql.ts';

/** A delegation that the user has given or received, locked. 404 for everybody else, 409 if it is over. */
export async function openDelegation(
  tx: Transaction,
  userId: number,
  id: number,
  now: Date,
): Promise<Delegated> {
  const delegation = await lockDelegation(tx, userId, id);
  if (!delegation) throw new DomainError('delegation.not_found');
  if (!isOpen(stateOf(delegation, now))) throw new DomainError('delegation.over');
  return delegation;
}
