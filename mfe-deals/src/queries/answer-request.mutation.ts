import { answerRequest, type RequestAction } from '../api/access-requests.api.ts';
import { useDealMutation } from './deal.mutation.ts';

interface Answer {
  id: number;
  action: RequestAction;
  reason?: string;
}

export const useAnswerRequest = () =>
  useDealMutation((http, answer: Answer) => answerRequest(http, answer.id, answer.action, answer.reason));
