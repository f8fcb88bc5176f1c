import type { DealDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Box, EmptyState, LoadingBlock, QueryView, Section } from '@handover/shared/ui';
import { useQuestions } from '../../queries/questions.query.ts';
import { can } from '../../rules/deal-state.ts';
import { AskForm } from './ask-form.tsx';
import { byCategory } from './by-category.ts';
import { QuestionItem } from './question-item.tsx';
import classes from './questions.module.css';

export function QuestionPanel({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  return (
    <QueryView query={useQuestions(deal.id)} skeleton={<LoadingBlock variant="list" count={3} />}>
      {(questions) => (
        <>
          {can(deal, 'ask') ? (
            <Box mb="xl">
              <AskForm dealId={deal.id} />
            </Box>
          ) : null}
          {questions.length === 0 ? (
            <EmptyState title={t('questions.empty')} text={t('questions.emptyText')} />
          ) : null}
          {byCategory(questions).map(({ category, questions: asked }) => (
            <Section key={category} title={t(`questions.category.${category}`)}>
              <ul className={classes.list}>
                {asked.map((question) => (
                  <QuestionItem key={question.id} question={question} deal={deal} />
                ))}
              </ul>
            </Section>
          ))}
        </>
      )}
    </QueryView>
  );
}
