import type { DealDetail, Question } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { LoadingBlock, QueryView, Stack, Text } from '@handover/shared/ui';
import { useState } from 'react';
import { useQuestion } from '../../queries/question.query.ts';
import { QuestionText } from './question-text.tsx';
import { WriteForm } from './writing/write-form.tsx';

interface QuestionLoaderProps {
  id: number;
  deal: DealDetail;
  onDone: () => void;
  onCancel: () => void;
}

/** One question of a deal, with the form that the viewer has for it. */
export function QuestionLoader({ id, ...props }: QuestionLoaderProps) {
  const query = useQuestion(id);
  return (
    <QueryView query={query} skeleton={<LoadingBlock variant="form" count={2} />}>
      {(question) => <QuestionDetail question={question} {...props} />}
    </QueryView>
  );
}

interface QuestionDetailProps extends Omit<QuestionLoaderProps, 'id'> {
  question: Question | null;
}

/** A form that was open once stays open: nothing typed is lost when the question is closed or deleted meanwhile. */
function QuestionDetail({ question, deal, onDone, onCancel }: QuestionDetailProps) {
  const { t } = useTranslation('deals');
  const [last, setLast] = useState(question);
  if (question && question !== last) setLast(question);
  const [opened, setOpened] = useState<'edit' | 'answer'>();
  const offered = question?.actions.find((action) => action === 'edit' || action === 'answer');
  if (offered && opened === undefined) setOpened(offered);
  const shown = question ?? last;
  if (!shown) return <Text>{t('questions.notFound')}</Text>;
  return (
    <Stack gap="md">
      <QuestionText question={shown} deal={deal} isGone={question === null} />
      {opened ? (
        <WriteForm
          action={opened}
          question={shown}
          isGone={question === null}
          onDone={onDone}
          onCancel={onCancel}
        />
      ) : shown.answer === null ? (
        <Text>{t('questions.closed')}</Text>
      ) : null}
    </Stack>
  );
}
