import { useTranslation } from '@handover/shared/i18n';
import { ReasonForm } from '../../../components/reason-form.tsx';
import { SaleFacts } from '../../../components/sale-facts.tsx';
import { usePartyName } from '../../../hooks/use-party-name.ts';
import { useAnswerCompletion } from '../../../queries/change-deal.mutation.ts';
import type { ActionFormProps } from '../action-form-props.ts';

/** The buyer says why the sale is not what the seller states. */
export function RefuseCompletion({ deal, onDone, onCancel }: ActionFormProps) {
  const { t } = useTranslation('deals');
  const partyName = usePartyName();
  const answer = useAnswerCompletion(deal.id);
  const { completion } = deal;
  if (!completion) return null;
  return (
    <ReasonForm
      field="reason"
      draftKey={`refuse-completion-${completion.id}`}
      subject="deal"
      label={t('completion.refuseLabel')}
      help={t('completion.refuseHelp', { name: partyName(deal.other_party) })}
      action={t('actionDialog.refuse_completion.action')}
      leave={t('dialog.back')}
      onCancel={onCancel}
      onSubmit={(reason) =>
        answer.mutateAsync({ confirmed: false, reason, completion: completion.id }).then(() => onDone())
      }
    >
      <SaleFacts completion={completion} />
    </ReasonForm>
  );
}
