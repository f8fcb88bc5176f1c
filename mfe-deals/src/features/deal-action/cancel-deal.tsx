import { useTranslation } from '@handover/shared/i18n';
import { Consequences } from '../../components/consequences.tsx';
import { ReasonForm } from '../../components/reason-form.tsx';
import { usePartyName } from '../../hooks/use-party-name.ts';
import { useCancelDeal } from '../../queries/change-deal.mutation.ts';
import type { ActionFormProps } from './action-form-props.ts';

export function CancelDeal({ deal, onDone, onCancel }: ActionFormProps) {
  const { t } = useTranslation('deals');
  const partyName = usePartyName();
  const cancellation = useCancelDeal(deal.id);
  const name = partyName(deal.other_party);
  const context = deal.type_of_opportunity;
  return (
    <ReasonForm
      field="cancellation_reason"
      draftKey={`cancel-deal-${deal.id}`}
      subject="deal"
      label={t('actionDialog.cancel.label')}
      help={t('actionDialog.cancel.help', { name })}
      action={t('actionDialog.cancel.action')}
      leave={t('dialog.back')}
      onCancel={onCancel}
      onSubmit={(reason) => cancellation.mutateAsync(reason).then(onDone)}
    >
      <Consequences
        sentences={[
          t('actionDialog.cancel.final'),
          t(`actionDialog.cancel.access.${deal.side}`, { name }),
          t('actionDialog.cancel.ends'),
          t('actionDialog.complete.contact', { name }),
          t('actionDialog.cancel.stays', { name }),
          t(`actionDialog.cancel.again.${deal.role}`, { name, context }),
        ]}
      />
    </ReasonForm>
  );
}
