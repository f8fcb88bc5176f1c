import type { Question, QuestionPage } from '@handover/shared/contract';
import { hasCode } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { NativeSelect } from '@handover/shared/ui';
import { useClosedNotice } from '../../hooks/use-closed-notice.ts';
import { useAssignQuestion } from '../../queries/question.mutation.ts';
import classes from './publishing/publishing.module.css';

interface QuestionPersonProps {
  question: Question;
  people: QuestionPage['people'];
}

const NOBODY = '';

/** To whom of the own side a question is put: that person is told, the other side learns nothing. */
export function QuestionPerson({ question, people }: QuestionPersonProps) {
  const { t } = useTranslation('deals');
  const messages = useMessages();
  const closedNotice = useClosedNotice('deal');
  const assign = useAssignQuestion(question.id);
  const { number, assignee } = question;
  const choose = async (value: string) => {
    if (assign.isPending) return;
    const person = value === NOBODY ? null : Number(value);
    try {
      const { assigned_to_me } = await assign.mutateAsync({
        person_id: person,
        before: assignee?.id ?? null,
      });
      const name = people.find(({ id }) => id === person)?.name;
      if (assigned_to_me) messages.success(t('questions.assign.mine'));
      else messages.success(name ? t('questions.assign.done', { name }) : t('questions.assign.taken'));
    } catch (error) {
      if (hasCode(error, 'question.wrong_assignee')) messages.warn(t('questions.assign.changed'));
      else closedNotice.showError(error);
    }
  };
  // Shown as chosen while it is sent.
  const chosen = assign.isPending ? assign.variables.person_id : assignee?.id;
  return (
    <div className={classes.person} data-no-print>
      <NativeSelect
        label={t('questions.assign.label')}
        aria-label={t('questions.assign.labelOf', { number })}
        value={String(chosen ?? NOBODY)}
        onChoose={(value) => void choose(value)}
        options={[
          { value: NOBODY, label: t('questions.assign.nobody') },
          ...people.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
    </div>
  );
}
