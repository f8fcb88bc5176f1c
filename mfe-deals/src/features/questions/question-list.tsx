import type { DealDetail, Question, QuestionPage } from '@handover/shared/contract';
import { useRowFocus } from '@handover/shared/forms';
import { useCallback, useRef, useState } from 'react';
import { QuestionEntry } from './question-entry.tsx';
import classes from './questions.module.css';

interface QuestionListProps {
  questions: Question[];
  /** The question that the address leads to. */
  addressed: number | undefined;
  deal: DealDetail;
  people: QuestionPage['people'];
  /** Something was sent: it is to be seen. */
  onWritten: (id: number) => void;
}

/**
 * Open ones first. Above them stand the one that the address leads to, where it is on a later page or not found by the
 * filter, and those with an open form that have left the list meanwhile: nothing typed is lost.
 */
export function QuestionList({ questions, addressed, deal, people, onWritten }: QuestionListProps) {
  const container = useRef<HTMLDivElement>(null);
  // The focus of a question that is deleted goes to the list.
  useRowFocus(container);
  const [writing, setWriting] = useState<readonly number[]>([]);
  const setWritingTo = useCallback(
    (id: number, isWriting: boolean) =>
      setWriting((before) => [...before.filter((each) => each !== id), ...(isWriting ? [id] : [])]),
    [],
  );
  const latest = useRef(onWritten);
  latest.current = onWritten;
  const show = useCallback((id: number) => latest.current(id), []);
  const listed = new Set(questions.map(({ id }) => id));
  const above = [...new Set([...(addressed === undefined ? [] : [addressed]), ...writing])].filter(
    (id) => !listed.has(id),
  );
  // One list: a form keeps what was typed when its question moves.
  const entries = [...above.map((id) => ({ id, question: undefined })), ...questions.map(toEntry)];
  return (
    <div ref={container} tabIndex={-1}>
      {entries.length === 0 ? null : (
        <ol className={classes.list}>
          {entries.map(({ id, question }) => (
            <QuestionEntry
              key={id}
              id={id}
              listed={question}
              deal={deal}
              people={people}
              onWriting={setWritingTo}
              onWritten={show}
            />
          ))}
        </ol>
      )}
    </div>
  );
}

const toEntry = (question: Question) => ({ id: question.id, question });
