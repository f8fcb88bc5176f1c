import { DAYS } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { EndDateForm } from '../../components/end-date-form.tsx';
import { useChangeExclusivity } from '../../queries/change-deal.mutation.ts';
import { dayFromNow } from '../../rules/calendar.ts';
import type { ActionFormProps } from './action-form-props.ts';
import { exclusivityBounds } from './exclusivity-bounds.ts';

export function ChangeExclusivity({ deal, onDone, onCancel }: ActionFormProps) {
  const { t } = useTranslation('deals');
  const end = deal.exclusivity_period_end_time;
  const change = useChangeExclusivity(deal.id);
  return (
    <EndDateForm
      {...exclusivityBounds(deal)}
      subject="deal"
      dealId={deal.id}
      initial={end ? marketDay(end) : dayFromNow(DAYS.exclusivityDefault)}
      help={t(`actionDialog.change_exclusivity.text.${deal.side}`)}
      action={t('actionDialog.change_exclusivity.action')}
      onCancel={onCancel}
      onSubmit={(endDate) => change.mutateAsync(endDate).then(onDone)}
    />
  );
}
