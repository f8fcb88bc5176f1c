import type { DealDetail, Question } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Status } from '@handover/shared/ui';
import { usePersonName } from '../../hooks/use-party-name.ts';
import { useThrough } from '../../hooks/use-through.ts';
import { isOver } from '../../rules/deal-state.ts';
import { Attachments } from './attachments.tsx';
import { EarlierAnswers } from './earlier-answers.tsx';
import classes from './questions.module.css';

interface QuestionTextProps {
  question: Question;
  deal: DealDetail;
  isGone: boolean;
}

/** The title with its number, state, asker and time in a line below it, the text, its attachments, and the answer with its earlier texts. */
export function QuestionText({ question, deal, isGone }: QuestionTextProps) {
  const { t } = useTranslation('deals');
  const { date } = useFormat();
  const personName = usePersonName();
  const through = useThrough();
  const { number, subject, category, mine, asked_by, edited_at, answer } = question;
  const name = through(personName(question.asker), question.asker_adviser);
  const isByReader = mine && !question.asker_adviser && !deal.acting_for;
  const meta = [
    category && t(`questions.category.${category}`),
    isByReader
      ? t('questions.byYou', { date: date(question.created_at) })
      : t(`questions.by.${asked_by}`, { name, date: date(question.created_at) }),
    edited_at && t('questions.edited', { date: date(edited_at) }),
  ];
  return (
    <>
      {/* What is asked is the title of a question without one. */}
      <h3 className={classes.name}>
        <span className={classes.number}>{t('questions.number', { number })}</span>
        <span className={classes.text}>{subject || question.question}</span>
      </h3>
      <div className={classes.head}>
        {isGone ? (
          <Status kind="closed">{t('questions.deleted')}</Status>
        ) : answer === null ? (
          isOver(deal) ? (
            <Status kind="closed">{t('questions.notAnswered')}</Status>
          ) : (
            <Status kind="waiting">{t(mine ? 'questions.waiting' : 'questions.unanswered')}</Status>
          )
        ) : null}
        <p className={classes.muted}>{meta.filter(Boolean).join(' · ')}</p>
      </div>
      {subject ? <p className={classes.text}>{question.question}</p> : null}
      <Attachments files={question.files} label={t('questions.files.ofQuestion', { number })} />
      {answer === null ? null : <Answer question={question} />}
    </>
  );
}

function Answer({ question }: { question: Question }) {
  const { t } = useTranslation('deals');
  const { date } = useFormat();
  const personName = usePersonName();
  const through = useThrough();
  const { number, answer, answered_at, corrected_at } = question;
  const name = through(personName(question.answerer), question.answerer_adviser);
  const meta = [
    answered_at && t('questions.answered', { name, date: date(answered_at) }),
    corrected_at && t('questions.corrected', { date: date(corrected_at) }),
  ];
  return (
    <div className={classes.answer}>
      <p className={classes.text}>{answer}</p>
      <Attachments files={question.answer_files} label={t('questions.files.ofAnswer', { number })} />
      <p className={classes.muted}>{meta.filter(Boolean).join(' · ')}</p>
      <EarlierAnswers question={question} />
    </div>
  );
}
