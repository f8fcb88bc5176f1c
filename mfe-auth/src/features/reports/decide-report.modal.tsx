import { type ReportDecision, TEXT } from '@handover/shared/contract';
import { DraftNotice, SelectField, TextAreaField, useAppForm, useWatch } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import type { ModalOf } from '@handover/shared/modals';
import { FormModal } from '../../components/form-modal.tsx';
import { useDecideReport } from '../../queries/reports.query.ts';
import { DECISIONS, type DecisionValues, decisionSchema } from './decision.schema.ts';

/** Staff choose what is done, and give the reason, which who reported reads and, if it is taken down, the owner. */
export function DecideReportModal({ report, onClose }: ModalOf<'decide-report'>) {
  const { t } = useTranslation('auth');
  const messages = useMessages();
  const decide = useDecideReport(report.id);
  const { is_published: isPublished } = report.opportunity;
  const form = useAppForm<DecisionValues>({
    schema: decisionSchema,
    defaultValues: { decision: 'no_action', reason: '' },
    draftKey: `decision-of-${report.id}${isPublished ? '' : '-gone'}`,
  });
  const wordOf = (decision: ReportDecision) => (isPublished ? decision : 'gone');
  const chosen = useWatch({ control: form.control, name: 'decision' });
  const decision = wordOf(chosen);
  const send = async (values: DecisionValues) => {
    await decide.mutateAsync(values);
    messages.success(t(`reports.done.${wordOf(values.decision)}`));
    onClose(true);
  };
  const choices = DECISIONS.filter((choice) => choice === 'no_action' || isPublished);
  return (
    <FormModal
      title={t('reports.decideTitle')}
      lead={report.opportunity.title ?? t('reports.deleted')}
      action={t(`reports.actions.${decision}`)}
      danger={decision === 'taken_down'}
      form={form}
      onSubmit={send}
      onClose={onClose}
    >
      <SelectField
        name="decision"
        label={t('reports.decision')}
        description={t(`reports.consequences.${decision}`)}
        required
        options={choices.map((value) => ({ value, label: t(`reports.choices.${wordOf(value)}`) }))}
      />
      <TextAreaField
        name="reason"
        label={t('reports.reason')}
        description={t('reports.reasonHelp')}
        maxLength={TEXT.longMax}
        required
        focusFirst
      />
      <DraftNotice />
    </FormModal>
  );
}
