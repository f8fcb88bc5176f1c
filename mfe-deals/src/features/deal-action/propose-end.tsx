import { DAYS } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { EndDateForm } from '../../components/end-date-form.tsx';
import { useProposeEnd } from '../../queries/change-deal.mutation.ts';
import { dayBefore, dayFromNow } from '../../rules/calendar.ts';
import { exclusivityEnd } from '../../rules/deal-state.ts';
import type { ActionFormProps } from './action-form-props.ts';

/** The seller asks the buyer to give exclusivity up early; nothing changes before the buyer agrees. */
export function ProposeEnd({ deal, onDone, onCancel }: ActionFormProps) {
  const { t } = useTranslation('deals');
  const proposal = useProposeEnd(deal.id);
  const end = exclusivityEnd(deal);
  const last = end ? dayBefore(end) : dayFromNow(DAYS.exclusivityDefault);
  return (
    <EndDateForm
      min={dayFromNow(DAYS.exclusivityMin)}
      max={last}
      subject="proposal"
      dealId={deal.id}
      initial={last}
      help={t('actionDialog.propose_exclusivity_end.text')}
      action={t('actionDialog.propose_exclusivity_end.action')}
      onCancel={onCancel}
      onSubmit={(endDate) => proposal.mutateAsync(endDate).then(onDone)}
    />
  );
}
