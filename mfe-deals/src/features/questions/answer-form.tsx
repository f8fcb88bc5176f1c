import type { Question } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useAnswerQuestion, useCorrectQuestion } from '../../queries/question.mutation.ts';
import { TextForm } from './text-form.tsx';

interface FormProps {
  question: Question;
  onDone: () => void;
  /** Without having written; as `onDone` where nothing is said. */
  onBack?: () => void;
}

export function AnswerForm({ question, onDone, onBack }: FormProps) {
  const { t } = useTranslation('deals');
  const answer = useAnswerQuestion(question.id);
  return (
    <TextForm
      field="answer"
      label={t('questions.yourAnswer')}
      action={t('questions.sendAnswer')}
      initial=""
      onSend={answer.mutateAsync}
      onDone={onDone}
      onBack={onBack}
    />
  );
}

export function CorrectForm({ question, onDone, onBack }: FormProps) {
  const { t } = useTranslation('deals');
  const correction = useCorrectQuestion(question.id);
  return (
    <TextForm
      field="question"
      label={t('questions.yourQuestion')}
      action={t('questions.saveQuestion')}
      initial={question.question}
      onSend={correction.mutateAsync}
      onDone={onDone}
      onBack={onBack}
    />
  );
}
