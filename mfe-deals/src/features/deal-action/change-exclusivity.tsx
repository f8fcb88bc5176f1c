import { DAYS } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { routes } from '@handover/shared/router';
import { EndDateForm } from '../../parts/end-date-form.tsx';
import { useClosedNotice } from '../../parts/use-closed-notice.ts';
import { useChangeExclusivity } from '../../queries/change-deal.mutation.ts';
import { dayFromNow } from '../../rules/calendar.ts';
import type { ActionFormProps } from './action-form.ts';
import { exclusivityBounds } from './exclusivity-bounds.ts';

export function ChangeExclusivity({ deal, onDone, onCancel }: ActionFormProps) {
  const { t } = useTranslation('deals');
  const change = useChangeExclusivity(deal.id);
  const closedNotice = useClosedNotice('deal', routes.dealView(deal.id));
  const bounds = exclusivityBounds(deal);
  return (
    <EndDateForm
      {...bounds}
      initial={deal.exclusivity_period_end_time?.slice(0, 10) ?? dayFromNow(DAYS.exclusivityDefault)}
      help={t(`ask.change_exclusivity.text.${deal.side}`)}
      action={t('ask.change_exclusivity.action')}
      closedNotice={closedNotice}
      onCancel={onCancel}
      onSubmit={async (endDate) => {
        await change.mutateAsync(endDate);
        onDone();
      }}
    />
  );
}
