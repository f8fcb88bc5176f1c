import type { PublishedAnswer } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { QueryView, Section } from '@handover/shared/ui';
import type { usePublishedAnswers } from '../../../queries/published-answers.query.ts';
import classes from '../questions.module.css';
import { PublishedTools } from './published-tools.tsx';
import own from './publishing.module.css';
import { usePublishedMeta } from './use-published-meta.ts';

interface PublishedAnswersProps {
  query: ReturnType<typeof usePublishedAnswers>;
  /** Whether questions of the deal itself follow. */
  hasOthers: boolean;
}

/** What the seller has published to all buyers of the listing: nothing says who asked. */
export function PublishedAnswers({ query, hasOthers }: PublishedAnswersProps) {
  const { t } = useTranslation('deals');
  if (query.data?.answers.length === 0) return null;
  return (
    <QueryView query={query} skeleton={null} moreLabel={t('questions.published.more')}>
      {({ answers, mayChange }) => (
        <div className={own.published}>
          <Section title={t('questions.published.title')} lead={t('questions.published.lead')}>
            <ol className={own.list}>
              {answers.map((answer) => (
                <li key={answer.id} className={classes.item}>
                  <PublishedText answer={answer} />
                  {mayChange ? <PublishedTools published={answer} /> : null}
                </li>
              ))}
            </ol>
          </Section>
          {hasOthers ? <h2 className={own.others}>{t('questions.published.others')}</h2> : null}
        </div>
      )}
    </QueryView>
  );
}

function PublishedText({ answer }: { answer: PublishedAnswer }) {
  const meta = usePublishedMeta();
  const { subject, question } = answer;
  return (
    <>
      <h3 className={classes.name}>
        <span className={classes.text}>{subject || question}</span>
      </h3>
      <p className={classes.muted}>{meta(answer)}</p>
      {subject ? <p className={classes.text}>{question}</p> : null}
      <div className={classes.answer}>
        <p className={classes.text}>{answer.answer}</p>
      </div>
    </>
  );
}
