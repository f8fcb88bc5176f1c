import { answerOwner, askRequester } from '../api/access-requests.api.ts';
import { useDealMutation } from './deal.mutation.ts';

interface Asked {
  id: number;
  question: string;
  wants_profile: boolean;
}

/** The owner asks one thing before answering a request. */
export const useAskRequester = () =>
  useDealMutation((http, { id, ...body }: Asked) => askRequester(http, id, body));

interface Answered {
  id: number;
  answer: string;
  shows_profile: boolean;
}

/** The requester answers what the owner has asked. */
export const useAnswerOwner = () =>
  useDealMutation((http, { id, ...body }: Answered) => answerOwner(http, id, body));
