import type { DealDetail, Question } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Button } from '@handover/shared/ui';
import { useState } from 'react';
import { AnswerForm, CorrectForm } from './answer-form.tsx';
import { mayWrite } from './may-write.ts';
import classes from './questions.module.css';

/** A question with its answer, or with the way to write it. */
export function QuestionItem({ question, deal }: { question: Question; deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const { date } = useFormat();
  const [writing, setWriting] = useState(false);
  const open = mayWrite(question, deal);
  const Form = question.mine ? CorrectForm : AnswerForm;

  return (
    <li className={classes.item}>
      <p className={classes.question}>{question.question}</p>
      <p className={classes.quiet}>
        {t(question.mine ? 'questions.byYou' : `questions.by.${question.asked_by}`, {
          date: date(question.created_at),
        })}
      </p>
      {question.answer === null ? (
        <p className={classes.quiet}>{t(question.mine ? 'questions.waiting' : 'questions.unanswered')}</p>
      ) : (
        <div className={classes.answer}>
          <p>{question.answer}</p>
          {question.answered_at ? (
            <p className={classes.quiet}>{t('questions.answered', { date: date(question.answered_at) })}</p>
          ) : null}
        </div>
      )}
      {open && writing ? <Form question={question} onDone={() => setWriting(false)} /> : null}
      {open && !writing ? (
        <Button variant="default" onClick={() => setWriting(true)}>
          {t(question.mine ? 'questions.correct' : 'questions.answer')}
        </Button>
      ) : null}
    </li>
  );
}
