import type { DealDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { LoadError } from '@handover/shared/messages';
import { mergePages } from '@handover/shared/query';
import { Box, Button, EmptyState, LoadingBlock, Section } from '@handover/shared/ui';
import { useQuestions } from '../../queries/questions.query.ts';
import { may } from '../../rules/deal-state.ts';
import { AskForm } from './ask-form.tsx';
import { byCategory } from './by-category.ts';
import { QuestionItem } from './question-item.tsx';
import classes from './questions.module.css';

export function QuestionPanel({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useQuestions(
    deal.id,
  );

  if (isPending) return <LoadingBlock variant="list" count={3} />;
  if (data === undefined) return <LoadError error={error} onRetry={() => refetch()} />;
  const groups = byCategory(mergePages(data.pages));

  return (
    <>
      {may(deal, 'ask') ? (
        <Box mb="xl">
          <AskForm dealId={deal.id} />
        </Box>
      ) : null}
      {groups.length === 0 ? (
        <EmptyState title={t('questions.empty')} text={t('questions.emptyText')} />
      ) : null}
      {groups.map(({ category, questions }) => (
        <Section key={category} title={t(`questions.category.${category}`)}>
          <ul className={classes.list}>
            {questions.map((question) => (
              <QuestionItem key={question.id} question={question} deal={deal} />
            ))}
          </ul>
        </Section>
      ))}
      {hasNextPage ? (
        <Button variant="default" mt="md" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {t('list.more')}
        </Button>
      ) : null}
    </>
  );
}
