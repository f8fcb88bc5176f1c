import type { DealDetail, Question } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Button } from '@handover/shared/ui';
import { useState } from 'react';
import { canWrite } from './can-write.ts';
import { QuestionForm } from './question-form.tsx';
import classes from './questions.module.css';

export function QuestionItem({ question, deal }: { question: Question; deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const { date } = useFormat();
  const [isWriting, setWriting] = useState(false);
  const close = () => setWriting(false);

  return (
    <li className={classes.item}>
      <p className={classes.question}>{question.question}</p>
      <p className={classes.muted}>
        {t(question.mine ? 'questions.byYou' : `questions.by.${question.asked_by}`, {
          date: date(question.created_at),
        })}
      </p>
      {question.answer === null ? (
        <p className={classes.muted}>{t(question.mine ? 'questions.waiting' : 'questions.unanswered')}</p>
      ) : (
        <div className={classes.answer}>
          <p>{question.answer}</p>
          {question.answered_at ? (
            <p className={classes.muted}>{t('questions.answered', { date: date(question.answered_at) })}</p>
          ) : null}
        </div>
      )}
      {!canWrite(question, deal) ? null : isWriting ? (
        <QuestionForm question={question} onDone={close} onCancel={close} />
      ) : (
        <Button variant="default" onClick={() => setWriting(true)}>
          {t(question.mine ? 'questions.correct' : 'questions.answer')}
        </Button>
      )}
    </li>
  );
}
