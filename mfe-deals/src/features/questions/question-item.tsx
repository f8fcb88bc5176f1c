import type { DealDetail, Question, QuestionAction } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Button, Group } from '@handover/shared/ui';
import { useState } from 'react';
import { mayAs } from '../../rules/acting.ts';
import { DeleteQuestion } from './delete-question.tsx';
import { QuestionText } from './question-text.tsx';
import { WriteForm } from './writing/write-form.tsx';

type Writing = Exclude<QuestionAction, 'delete'>;
const isWriting = (action: QuestionAction): action is Writing => action !== 'delete';

interface QuestionItemProps {
  question: Question;
  /** It was deleted meanwhile. */
  isGone: boolean;
  deal: DealDetail;
  onWriting: (isWriting: boolean) => void;
  /** It was sent. */
  onWritten: () => void;
}

/** A question with its answer, and what the viewer may do with it: the server decides that. */
export function QuestionItem({ question, isGone, deal, onWriting, onWritten }: QuestionItemProps) {
  const { t } = useTranslation('deals');
  const [writing, setWriting] = useState<Writing | null>(null);
  const write = (action: Writing | null) => {
    setWriting(action);
    onWriting(action !== null);
  };
  const close = () => write(null);
  const actions = isGone || !mayAs(deal.acting_for, 'ask') ? [] : question.actions;

  return (
    <>
      <QuestionText question={question} deal={deal} isGone={isGone} />
      {writing ? (
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
              // A correction is rare, and offered under every answer of one's own.
              {...(action === 'correct' ? { variant: 'subtle', 'data-flush': true } : { variant: 'default' })}
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
