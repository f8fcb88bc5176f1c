import type { Rules } from '../../../config.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { DealRow } from '../lock-deal.sql.ts';
import type { RunningPeriod } from './exclusivity.rules.ts';

/** The exclusivity of a deal, with how long it may run at most. */
export function runningPeriod(
  deal: DealRow,
  { exclusivityMaxDays }: Pick<Rules, 'exclusivityMaxDays'>,
): RunningPeriod {
  if (!deal.exclusivityEndsAt || !deal.exclusivityStartedAt) throw new DomainError('exclusivity.not_running');
  return { acceptedAt: deal.exclusivityStartedAt, end: deal.exclusivityEndsAt, maxDays: exclusivityMaxDays };
}
