import { useTranslation } from '@handover/shared/i18n';
import { ReasonForm } from '../../components/reason-form.tsx';
import { useCancelDeal } from '../../queries/change-deal.mutation.ts';
import type { ActionFormProps } from './action-form-props.ts';

export function CancelDeal({ deal, onDone, onCancel }: ActionFormProps) {
  const { t } = useTranslation('deals');
  const cancellation = useCancelDeal(deal.id);
  return (
    <ReasonForm
      field="cancellation_reason"
      draftKey={`cancel-deal-${deal.id}`}
      subject="deal"
      label={t('actionDialog.cancel.label')}
      help={t('actionDialog.cancel.text')}
      action={t('actionDialog.cancel.action')}
      leave={t('dialog.back')}
      onCancel={onCancel}
      onSubmit={(reason) => cancellation.mutateAsync(reason).then(onDone)}
    />
  );
}
