import type { DealDetail, Question } from '@handover/shared/contract';
import { hasCode } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { useConfirm } from '@handover/shared/modals';
import { routes } from '@handover/shared/router';
import { DeleteButton } from '@handover/shared/ui-extra';
import { useClosedNotice } from '../../hooks/use-closed-notice.ts';
import { useDeleteQuestion } from '../../queries/question.mutation.ts';

interface DeleteQuestionProps {
  question: Question;
  deal: DealDetail;
}

/** Asks before. Where the other side has answered meanwhile, that is told, and the answer is there to be read. */
export function DeleteQuestion({ question, deal }: DeleteQuestionProps) {
  const { t } = useTranslation('deals');
  const confirm = useConfirm();
  const messages = useMessages();
  const closedNotice = useClosedNotice('deal', routes.dealView(deal.id));
  const removal = useDeleteQuestion(question);
  const remove = async () => {
    const sure = await confirm({
      title: t('questions.delete.title', { number: question.number }),
      text: t('questions.delete.text'),
      action: t('questions.delete.action'),
      danger: true,
    });
    if (!sure) return;
    await removal.mutateAsync().then(
      () => messages.success(t('questions.delete.done')),
      (error: unknown) => {
        if (hasCode(error, 'question.answered')) messages.warn(t('questions.delete.answered'));
        else if (hasCode(error, 'record.changed')) messages.warn(t('questions.delete.changed'));
        else closedNotice.showError(error);
      },
    );
  };
  return (
    <DeleteButton size="xs" loading={removal.isPending} onClick={remove}>
      {t('questions.delete.action')}
    </DeleteButton>
  );
}
