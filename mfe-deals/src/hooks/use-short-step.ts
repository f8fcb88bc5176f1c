import type { Deal } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { usePartyName } from './use-party-name.ts';

/** The next step of a deal in a few words, for a line. */
export function useShortStep(deal: Deal): string {
  const { t } = useTranslation('deals');
  const partyName = usePartyName();
  const { next_step: step, other_party: party } = deal;
  return t(`list.step.${step.code}`, {
    context: deal.type_of_opportunity,
    count: deal.counts.questions_to_answer,
    name: party.is_former ? partyName(party) : party.first_name || partyName(party),
    reason: deal.cancellation_reason ?? '',
  });
}
