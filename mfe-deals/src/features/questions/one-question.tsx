import type { DealDetail, Question } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { LoadingBlock, QueryView, Stack, Text } from '@handover/shared/ui';
import { useState } from 'react';
import { useQuestion } from '../../queries/question.query.ts';
import { AnswerForm, CorrectForm } from './answer-form.tsx';
import { mayWrite } from './may-write.ts';

interface OneQuestionProps {
  id: number;
  deal: DealDetail;
  onDone: () => void;
  onBack: () => void;
}

/** One question of a deal, whichever page of the list it is on, and what the reader may write to it. */
export function OneQuestion({ id, deal, ...ways }: OneQuestionProps) {
  const { t } = useTranslation('deals');
  return (
    <QueryView query={useQuestion(deal.id, id)} skeleton={<LoadingBlock variant="form" count={2} />}>
      {(question) =>
        question ? (
          <QuestionForms question={question} deal={deal} {...ways} />
        ) : (
          <Text>{t('questions.missing')}</Text>
        )
      }
    </QueryView>
  );
}

interface QuestionFormsProps extends Omit<OneQuestionProps, 'id'> {
  question: Question;
}

/** A form that was open once stays open, so that nothing typed is lost when the question may no longer be written to. */
function QuestionForms({ question, deal, onDone, onBack }: QuestionFormsProps) {
  const { t } = useTranslation('deals');
  const [opened, setOpened] = useState(false);
  const open = opened || mayWrite(question, deal);
  if (open && !opened) setOpened(true);
  const Form = question.mine ? CorrectForm : AnswerForm;
  return (
    <Stack gap="md">
      {question.mine && open ? null : (
        <Text fw={600} style={{ whiteSpace: 'pre-line' }}>
          {question.question}
        </Text>
      )}
      {question.answer === null ? null : <Text style={{ whiteSpace: 'pre-line' }}>{question.answer}</Text>}
      {open ? <Form question={question} onDone={onDone} onBack={onBack} /> : null}
      {!open && question.answer === null ? <Text>{t('questions.closed')}</Text> : null}
    </Stack>
  );
}
