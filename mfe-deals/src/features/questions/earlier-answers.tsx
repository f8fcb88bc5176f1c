import type { Question } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import classes from './questions.module.css';

/** The texts of an answer before it was corrected, the latest first, folded. */
export function EarlierAnswers({ question }: { question: Question }) {
  const { t } = useTranslation('deals');
  const { date } = useFormat();
  const earlier = question.earlier_answers;
  if (earlier.length === 0) return null;
  return (
    <details className={classes.earlier}>
      <summary>{t('questions.earlier', { count: earlier.length })}</summary>
      <ol>
        {earlier.toReversed().map(({ answer, written_at }) => (
          <li key={written_at}>
            <p className={classes.muted}>
              {date(written_at)} · {date(written_at, 'time')}
            </p>
            <p className={classes.text}>{answer}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}
