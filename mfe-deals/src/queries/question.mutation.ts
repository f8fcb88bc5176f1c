import type {
  AskBody,
  AskSeveralBody,
  AssignBody,
  PublishBody,
  PublishedAnswer,
  Question,
  QuestionPatchBody,
} from '@handover/shared/contract';
import { useState } from 'react';
import {
  askQuestion,
  askSeveral,
  assignQuestion,
  correctPublished,
  deleteQuestion,
  patchQuestion,
  publishQuestion,
  withdrawPublished,
} from '../api/questions.api.ts';
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

export const useAskSeveral = (dealId: number) =>
  useDealMutation((http, questions: AskSeveralBody['questions']) => askSeveral(http, dealId, { questions }));

export const useAssignQuestion = (id: number) =>
  useDealMutation((http, body: AssignBody) => assignQuestion(http, id, body));

/** Publishes a question as it was read, or corrects what is published of it. */
export const usePublish = () =>
  useDealMutation(
    (http, { of, body }: { of: Publishable; body: PublishBody }): Promise<Question | PublishedAnswer> =>
      'question_id' in of
        ? publishQuestion(http, { ...of, id: of.question_id }, body)
        : correctPublished(http, of, body),
  );
/** A question that is not published yet, or what is published. */
export type Publishable =
  | { question_id: number; updated_at: string }
  | Pick<PublishedAnswer, 'id' | 'updated_at'>;

export const useWithdrawPublished = (read: Pick<PublishedAnswer, 'id' | 'updated_at'>) =>
  useDealMutation((http) => withdrawPublished(http, read));
