import type { DealDetail, Question, QuestionPage } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { LoadError, LoadingBlock } from '@handover/shared/ui';
import { memo, useState } from 'react';
import { useAddressed } from '../../hooks/use-addressed.ts';
import { useQuestion } from '../../queries/question.query.ts';
import { QuestionItem } from './question-item.tsx';
import classes from './questions.module.css';

interface QuestionEntryProps {
  id: number;
  /** Undefined if the list does not have it: it is then loaded by itself. */
  listed: Question | undefined;
  deal: DealDetail;
  people: QuestionPage['people'];
  /** These stay the same: each question has them. */
  onWriting: (id: number, isWriting: boolean) => void;
  onWritten: (id: number) => void;
}

/**
 * One question in the list. One that was deleted stays while somebody writes an answer to it. Rendered again only for what concerns
 * it: a page has thirty.
 */
export const QuestionEntry = memo(
  ({ id, listed, deal, people, onWriting, onWritten }: QuestionEntryProps) => {
    const { t } = useTranslation('deals');
    const addressed = useAddressed('question', id);
    const single = useQuestion(id, listed === undefined);
    const current = listed ?? single.data;
    const [last, setLast] = useState(current);
    if (current && current !== last) setLast(current);
    const isGone = current === null;
    const shown = current ?? last;

    return (
      <li
        ref={addressed.ref}
        tabIndex={-1}
        className={classes.item}
        data-addressed={addressed.isIt || undefined}
      >
        {shown ? (
          <QuestionItem
            question={shown}
            isGone={isGone}
            deal={deal}
            people={people}
            onWriting={(isWriting) => {
              onWriting(id, isWriting);
              if (!isWriting) addressed.ref.current?.focus({ preventScroll: true });
            }}
            onWritten={() => {
              // Its place in the list may be another now.
              addressed.ref.current?.focus();
              onWritten(id);
            }}
          />
        ) : isGone ? (
          <p>{t('questions.notFound')}</p>
        ) : single.error ? (
          <LoadError error={single.error} onRetry={single.refetch} retrying={single.isFetching} />
        ) : (
          <LoadingBlock variant="list" count={1} />
        )}
      </li>
    );
  },
);
