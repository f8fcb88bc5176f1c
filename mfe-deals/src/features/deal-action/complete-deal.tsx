import { useTranslation } from '@handover/shared/i18n';
import { useCompleteDeal } from '../../queries/change-deal.mutation.ts';
import type { ActionFormProps } from './action-form-props.ts';
import { ConfirmPanel } from './confirm-panel.tsx';

export function CompleteDeal(props: ActionFormProps) {
  const { t } = useTranslation('deals');
  const { mutateAsync, isPending, error } = useCompleteDeal(props.deal.id);
  return (
    <ConfirmPanel
      {...props}
      text={t('actionDialog.complete.text', { context: props.deal.type_of_opportunity })}
      isPending={isPending}
      error={error}
      onConfirm={mutateAsync}
    />
  );
}
