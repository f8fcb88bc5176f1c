import type { DealDetail, Question } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { LoadingBlock, QueryView, Stack, Text } from '@handover/shared/ui';
import { useState } from 'react';
import { useQuestion } from '../../queries/question.query.ts';
import { canWrite } from './can-write.ts';
import { QuestionForm } from './question-form.tsx';

interface QuestionLoaderProps {
  id: number;
  deal: DealDetail;
  onDone: () => void;
  onCancel: () => void;
}

/** Loads one question of a deal, whichever page of the list it is on, with the form that the viewer has for it. */
export function QuestionLoader({ id, ...props }: QuestionLoaderProps) {
  const { t } = useTranslation('deals');
  return (
    <QueryView query={useQuestion(props.deal.id, id)} skeleton={<LoadingBlock variant="form" count={2} />}>
      {(question) =>
        question ? <QuestionDetail question={question} {...props} /> : <Text>{t('questions.notFound')}</Text>
      }
    </QueryView>
  );
}

interface QuestionDetailProps extends Omit<QuestionLoaderProps, 'id'> {
  question: Question;
}

/** A form that was open once stays open: nothing typed is lost when the question is closed meanwhile. */
function QuestionDetail({ question, deal, onDone, onCancel }: QuestionDetailProps) {
  const { t } = useTranslation('deals');
  const [wasOpen, setWasOpen] = useState(false);
  const isOpen = wasOpen || canWrite(question, deal);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <Stack gap="md">
      {question.mine && isOpen ? null : (
        <Text fw={600} style={{ whiteSpace: 'pre-line' }}>
          {question.question}
        </Text>
      )}
      {question.answer === null ? null : <Text style={{ whiteSpace: 'pre-line' }}>{question.answer}</Text>}
      {isOpen ? <QuestionForm question={question} onDone={onDone} onCancel={onCancel} /> : null}
      {!isOpen && question.answer === null ? <Text>{t('questions.closed')}</Text> : null}
    </Stack>
  );
}
