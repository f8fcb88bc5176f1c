import type { ErrorCode, Question, QuestionPatchBody } from '@handover/shared/contract';
import { HttpError, isHttpError } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { useRef, useState } from 'react';
import { useClosedNotice } from '../../../hooks/use-closed-notice.ts';
import { usePatchQuestion } from '../../../queries/question.mutation.ts';

/** The change that the other side, or the same person elsewhere, has made meanwhile. */
export type Meanwhile = 'gone' | 'answered' | 'changed' | null;

const REFUSED: { readonly [Code in ErrorCode]?: string } = {
  'record.changed': 'questions.meanwhile.refused',
  'question.answered': 'questions.meanwhile.answered',
  'question.not_found': 'questions.meanwhile.gone',
};

interface Writing {
  /** The question as it is now. */
  question: Question;
  isGone: boolean;
  action: 'edit' | 'answer' | 'correct';
}

/**
 * Writes to the question that was read when the form opened: where it was changed meanwhile, its writer is told before
 * anything is sent, and reads it first.
 */
export function useWriteQuestion({ question, isGone, action }: Writing) {
  const { t } = useTranslation('deals');
  const patch = usePatchQuestion();
  const closedNotice = useClosedNotice('deal');
  const [read, setRead] = useState(question);
  const notice = useRef<HTMLDivElement>(null);

  const isChanged = read.updated_at !== question.updated_at;
  const isAnswered = action === 'edit' && question.answer !== null;
  const meanwhile: Meanwhile = patch.isPending
    ? null
    : isGone
      ? 'gone'
      : isAnswered
        ? 'answered'
        : isChanged
          ? 'changed'
          : null;

  return {
    read,
    meanwhile,
    notice,
    progress: patch.isPending ? patch.progress : undefined,
    /** The writer has read what it says now. */
    takeNew: () => setRead(question),
    /** False if its writer has to be told first. */
    mayUpdate: (): boolean => {
      if (meanwhile === null) return true;
      notice.current?.focus();
      return false;
    },
    send: (body: QuestionPatchBody) => patch.mutateAsync({ read, body }),
    toFormError: (error: unknown): unknown => {
      const key = isHttpError(error) && error.code && REFUSED[error.code];
      if (!key || !isHttpError(error)) return closedNotice.toFormError(error);
      return new HttpError({ ...error, message: error.message, body: { detail: t(key) } });
    },
  };
}
