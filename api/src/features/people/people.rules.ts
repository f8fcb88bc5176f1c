import type { PersonMeasureKind } from '@handover/shared/contract';
import { DomainError } from '../../errors/domain-error.ts';

interface Account {
  isStaff: boolean;
  suspendedAt: Date | null;
  hasSecondFactor: boolean;
}

/**
 * Throws if the measure does not fit the account. Colleagues can end the sessions of staff, which may be stolen. All
 * other measures against staff are for an operator, who first takes the role back (`pnpm --filter api staff
 * --revoke`).
 */
export function checkMeasure(kind: PersonMeasureKind, account: Account): void {
  if (account.isStaff && kind !== 'signed_out') throw new DomainError('person.is_staff');
  if (kind === 'suspended' && account.suspendedAt) throw new DomainError('person.is_suspended');
  if (kind === 'restored' && !account.suspendedAt) throw new DomainError('person.not_suspended');
  if (kind === 'factors_removed' && !account.hasSecondFactor)
    throw new DomainError('person.no_second_factor');
}
