import type { DealDetail, Question, QuestionAction, QuestionPage } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Button, Group, LoadingBlock } from '@handover/shared/ui';
import { lazyComponent } from '@handover/shared/ui-extra';
import { useState } from 'react';
import { mayAs } from '../../rules/acting.ts';
import { DeleteQuestion } from './delete-question.tsx';
import { PublishedOf } from './publishing/published-of.tsx';
import { QuestionPerson } from './question-person.tsx';
import { QuestionText } from './question-text.tsx';
import classes from './questions.module.css';
import { WriteForm } from './writing/write-form.tsx';

type Writing = Exclude<QuestionAction, 'delete' | 'assign'>;
const isWriting = (action: QuestionAction): action is Writing => action !== 'delete' && action !== 'assign';
/** What is offered under every answer of one's own, and is rare. */
const RARE: readonly Writing[] = ['correct', 'publish'];

const PublishForm = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "publishing" */ './publishing/publish-form.tsx')).PublishForm,
  { skeleton: <LoadingBlock variant="form" count={2} /> },
);

interface QuestionItemProps {
  question: Question;
  /** It was deleted meanwhile. */
  isGone: boolean;
  deal: DealDetail;
  /** The people of the viewer's side. */
  people: QuestionPage['people'];
  onWriting: (isWriting: boolean) => void;
  /** It was sent. */
  onWritten: () => void;
}

/** A question with its answer, and what the viewer may do with it: the server decides that. */
export function QuestionItem({ question, isGone, deal, people, onWriting, onWritten }: QuestionItemProps) {
  const { t } = useTranslation('deals');
  const [writing, setWriting] = useState<Writing | null>(null);
  const write = (action: Writing | null) => {
    setWriting(action);
    onWriting(action !== null);
  };
  const close = () => write(null);
  const mayAsk = mayAs(deal.acting_for, 'ask');
  const actions = isGone || !mayAsk ? [] : question.actions;

  return (
    <>
      <QuestionText question={question} deal={deal} isGone={isGone} />
      {isGone || !question.published ? null : (
        <PublishedOf
          published={question.published}
          // Who acts in this deal alone speaks to no other buyer.
          mayChange={mayAsk && deal.acting_for?.scope !== 'deal'}
        />
      )}
      {question.answer !== null || writing ? null : actions.includes('assign') &&
        (people.length > 1 || question.assignee) ? (
        <QuestionPerson question={question} people={people} />
      ) : question.assignee ? (
        <p className={classes.muted}>{t('questions.assign.to', { name: question.assignee.name })}</p>
      ) : null}
      {writing === 'publish' ? (
        <PublishForm
          of={{ question_id: question.id, updated_at: question.updated_at }}
          words={{
            subject: question.subject ?? '',
            question: question.question,
            answer: question.answer ?? '',
          }}
          onDone={() => {
            close();
            onWritten();
          }}
          onCancel={close}
        />
      ) : writing ? (
        <WriteForm
          action={writing}
          question={question}
          isGone={isGone}
          onDone={() => {
            close();
            onWritten();
          }}
          onCancel={close}
        />
      ) : actions.length > 0 ? (
        <Group gap="sm">
          {actions.filter(isWriting).map((action) => (
            <Button
              key={action}
              size="xs"
              {...(RARE.includes(action)
                ? { variant: 'subtle', 'data-flush': true }
                : { variant: 'default' })}
              aria-label={t(`questions.actionOf.${action}`, { number: question.number })}
              onClick={() => write(action)}
            >
              {t(`questions.action.${action}`)}
            </Button>
          ))}
          {actions.includes('delete') ? <DeleteQuestion question={question} deal={deal} /> : null}
        </Group>
      ) : null}
    </>
  );
}
