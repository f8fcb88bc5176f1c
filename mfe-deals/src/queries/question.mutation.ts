import type { AskBody, Question, QuestionPatchBody } from '@handover/shared/contract';
import { useState } from 'react';
import { askQuestion, deleteQuestion, patchQuestion } from '../api/questions.api.ts';
import { useDealMutation } from './deal.mutation.ts';

type Read = Pick<Question, 'id' | 'updated_at'>;

/** `progress` is the share of the attachments that is sent, 0 to 1. */
export function useAskQuestion() {
  const [progress, setProgress] = useState(0);
  const mutation = useDealMutation((http, body: AskBody) => {
    setProgress(0);
    return askQuestion(http, body, setProgress);
  });
  return { ...mutation, progress };
}

/** Changes the question as it was read: the server refuses if it was changed since. */
export function usePatchQuestion() {
  const [progress, setProgress] = useState(0);
  const mutation = useDealMutation((http, { read, body }: { read: Read; body: QuestionPatchBody }) => {
    setProgress(0);
    return patchQuestion(http, read, body, setProgress);
  });
  return { ...mutation, progress };
}

export const useDeleteQuestion = ({ id, updated_at }: Read) =>
  useDealMutation((http) => deleteQuestion(http, id, { ifUnchangedSince: updated_at }));
