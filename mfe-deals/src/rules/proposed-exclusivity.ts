import { DAYS, type LoiDocument } from '@handover/shared/contract';
import { currentTime } from '@handover/shared/format';
import { dayFromNow } from './calendar.ts';

/** The end that is proposed on acceptance: after the days that the buyer asks for, as far as they can be granted. */
export function proposedExclusivityEnd({ terms }: Pick<LoiDocument, 'terms'>, now = currentTime()): string {
  const asked = terms?.exclusivity_days ?? DAYS.exclusivityDefault;
  return dayFromNow(Math.min(Math.max(asked, DAYS.exclusivityMin), DAYS.exclusivityMax), now);
}

/** The sentence that explains the proposed end. */
export function proposalReason({ terms }: Pick<LoiDocument, 'terms'>): 'asked' | 'capped' | 'unasked' {
  const asked = terms?.exclusivity_days ?? null;
  if (asked === null) return 'unasked';
  return asked > DAYS.exclusivityMax ? 'capped' : 'asked';
}
