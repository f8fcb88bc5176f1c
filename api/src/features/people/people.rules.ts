import type { PersonMeasureKind } from '@handover/shared/contract';
import { DomainError } from '../../errors/domain-error.ts';

interface Account {
  isStaff: boolean;
  suspendedAt: Date | null;
  hasSecondFactor: boolean;
}

/**
 * What can be done to an account as it is. The sessions of staff can be ended by colleagues, as theirs may be stolen;
 * all else is done to staff by an operator, who takes the role back first (`pnpm --filter api staff --revoke`).
 */
export function checkMeasure(kind: PersonMeasureKind, account: Account): void {
  if (account.isStaff && kind !== 'signed_out') throw new DomainError('person.is_staff');
  if (kind === 'suspended' && account.suspendedAt) throw new DomainError('person.is_suspended');
  if (kind === 'restored' && !account.suspendedAt) throw new DomainError('person.not_suspended');
  if (kind === 'factors_removed' && !account.hasSecondFactor)
    throw new DomainError('person.no_second_factor');
}
