import { useTranslation } from '@handover/shared/i18n';
import { ReasonForm } from '../../parts/reason-form.tsx';
import { useCancelDeal } from '../../queries/change-deal.mutation.ts';
import type { ActionFormProps } from './action-form.ts';

export function CancelDeal({ deal, onDone, onCancel }: ActionFormProps) {
  const { t } = useTranslation('deals');
  const cancellation = useCancelDeal(deal.id);
  return (
    <ReasonForm
      field="cancellation_reason"
      subject="deal"
      label={t('ask.cancel.label')}
      help={t('ask.cancel.text')}
      action={t('ask.cancel.action')}
      onCancel={onCancel}
      onSubmit={async (reason) => {
        await cancellation.mutateAsync(reason);
        onDone();
      }}
    />
  );
}
