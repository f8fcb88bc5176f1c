import { askQuestion, patchQuestion, type QuestionCategory } from '../api/questions.api.ts';
import { useDealMutation } from './deal.mutation.ts';

interface NewQuestion {
  question: string;
  category?: QuestionCategory;
}

export const useAskQuestion = (dealId: number) =>
  useDealMutation((http, input: NewQuestion) => askQuestion(http, dealId, input.question, input.category));
export const useAnswerQuestion = (id: number) =>
  useDealMutation((http, answer: string) => patchQuestion(http, id, { answer }));
export const useCorrectQuestion = (id: number) =>
  useDealMutation((http, question: string) => patchQuestion(http, id, { question }));
