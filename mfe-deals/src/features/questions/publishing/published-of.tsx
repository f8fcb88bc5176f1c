import type { PublishedAnswer } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import classes from '../questions.module.css';
import { PublishedTools } from './published-tools.tsx';
import own from './publishing.module.css';
import { usePublishedMeta } from './use-published-meta.ts';

interface PublishedOfProps {
  published: PublishedAnswer;
  mayChange: boolean;
}

/** What the other buyers read of a question, for the seller; folded, since it says nearly the same. */
export function PublishedOf({ published, mayChange }: PublishedOfProps) {
  const { t } = useTranslation('deals');
  const meta = usePublishedMeta();
  const { subject, question, answer } = published;
  return (
    <details className={classes.earlier}>
      <summary>{t('questions.published.of')}</summary>
      <div className={own.shown}>
        <p className={classes.muted}>{meta(published)}</p>
        {subject ? <p className={classes.text}>{subject}</p> : null}
        <p className={classes.text}>{question}</p>
        <div className={classes.answer}>
          <p className={classes.text}>{answer}</p>
        </div>
        {mayChange ? <PublishedTools published={published} /> : null}
      </div>
    </details>
  );
}
