import { askQuestion, type NewQuestion, patchQuestion, type QuestionPatch } from '../api/questions.api.ts';
import { useDealMutation } from './deal.mutation.ts';

export const useAskQuestion = (dealId: number) =>
  useDealMutation((http, question: NewQuestion) => askQuestion(http, dealId, question));
export const useEditQuestion = (id: number) =>
  useDealMutation((http, patch: QuestionPatch) => patchQuestion(http, id, patch));
