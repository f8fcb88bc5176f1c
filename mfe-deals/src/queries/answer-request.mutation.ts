import { answerRequest, type RequestAction } from '../api/access-requests.api.ts';
import { useDealMutation } from './deal.mutation.ts';

interface Answer {
  id: number;
  action: RequestAction;
  reason?: string;
  shows_profile?: boolean;
}

export const useAnswerRequest = () =>
  useDealMutation((http, { id, action, ...answer }: Answer) => answerRequest(http, id, action, answer));
