import type { DealDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { EmptyState, LoadingBlock, QueryView } from '@handover/shared/ui';
import { useRef } from 'react';
import { usePublishedAnswers } from '../../queries/published-answers.query.ts';
import { useQuestions } from '../../queries/questions.query.ts';
import { can, dealState, isOver } from '../../rules/deal-state.ts';
import { ClosedFiles } from './closed-files.tsx';
import { PublishedAnswers } from './publishing/published-answers.tsx';
import { QuestionList } from './question-list.tsx';
import { QuestionTools } from './question-tools.tsx';
import classes from './questions.module.css';
import { useQuestionAddress } from './use-question-address.ts';
import { AskForm } from './writing/ask-form.tsx';

/** The questions of a deal, open ones on top, and the form for another one below them. */
export function QuestionPanel({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const address = useQuestionAddress();
  const query = useQuestions(deal.id, address.filters);
  const published = usePublishedAnswers(deal.id, address.filters.search);
  const form = useRef<HTMLDivElement>(null);
  const canAsk = can(deal, 'ask');
  const isHeldUp = dealState(deal) === 'paused_exclusivity';
  const goToForm = () => form.current?.querySelector('textarea')?.focus();
  const isFiltered = address.filters.filter !== undefined || address.filters.search !== '';

  return (
    <>
      {query.data?.counts.all === 0 && !isFiltered ? null : (
        <QuestionTools
          dealId={deal.id}
          counts={query.data?.counts}
          hasPeople={(query.data?.people.length ?? 0) > 1}
          address={address}
          onAsk={canAsk ? goToForm : undefined}
        />
      )}
      {address.filters.filter === undefined ? (
        <PublishedAnswers query={published} hasOthers={(query.data?.counts.all ?? 0) > 0} />
      ) : null}
      <QueryView
        query={query}
        skeleton={<LoadingBlock variant="list" count={3} />}
        moreLabel={t('questions.more')}
      >
        {({ questions, people }) => (
          <>
            {questions.length > 0 ? (
              <>
                {isHeldUp ? <p className={classes.muted}>{t('questions.paused')}</p> : null}
                <ClosedFiles deal={deal} />
              </>
            ) : null}
            <QuestionList
              questions={questions}
              addressed={address.question}
              deal={deal}
              people={people}
              onWritten={address.showQuestion}
            />
            {questions.length > 0 ? null : isFiltered ? (
              <EmptyState title={t('questions.noneFound')} />
            ) : isOver(deal) ? (
              <EmptyState title={t('questions.none')} />
            ) : (
              <EmptyState
                title={t('questions.empty')}
                text={t(isHeldUp ? 'questions.paused' : 'questions.emptyText')}
              />
            )}
          </>
        )}
      </QueryView>
      {/* The questions that are not there yet would push it down. */}
      <div
        ref={form}
        className={query.isPending || published.isPending ? classes.unseen : undefined}
        data-no-print
      >
        <AskForm
          dealId={deal.id}
          isOpen={canAsk}
          title={t('questions.askTitle')}
          onAsked={address.showQuestion}
        />
      </div>
    </>
  );
}
