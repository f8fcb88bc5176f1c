import type { DealDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { LoadError } from '@handover/shared/messages';
import { mergePages } from '@handover/shared/query';
import { LoadingBlock, Stack, Text } from '@handover/shared/ui';
import { useEffect, useState } from 'react';
import { useQuestions } from '../../queries/questions.query.ts';
import { AnswerForm, CorrectForm } from './answer-form.tsx';
import { mayWrite } from './may-write.ts';

interface OneQuestionProps {
  id: number;
  deal: DealDetail;
  onDone: () => void;
  onBack: () => void;
}

/** One question of a deal, whichever page of the list it is on, and what the reader may write to it. */
export function OneQuestion({ id, deal, onDone, onBack }: OneQuestionProps) {
  const { t } = useTranslation('deals');
  const { data, error, isPending, isFetching, hasNextPage, fetchNextPage, refetch } = useQuestions(deal.id);
  const question = mergePages(data?.pages ?? []).find((each) => each.id === id);
  const [opened, setOpened] = useState(false);
  const onward = !question && !error && hasNextPage && !isFetching;
  useEffect(() => {
    if (onward) void fetchNextPage();
  }, [onward, fetchNextPage]);

  if (error && !question) return <LoadError error={error} onRetry={() => refetch()} retrying={isFetching} />;
  if (isPending || (!question && (hasNextPage || isFetching)))
    return <LoadingBlock variant="form" count={2} />;
  if (!question) return <Text>{t('questions.missing')}</Text>;
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
