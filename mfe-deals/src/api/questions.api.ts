import { type Paged, paths, type QUESTION_CATEGORIES, type Question } from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';

export type QuestionCategory = (typeof QUESTION_CATEGORIES)[number];

export const fetchQuestions = (http: HttpClient, dealId: number, page: number, signal: AbortSignal) =>
  http.get<Paged<Question>>(paths.dealQuestions(dealId), { params: { page }, signal });

export const askQuestion = (
  http: HttpClient,
  dealId: number,
  question: string,
  category: QuestionCategory | undefined,
) => http.post<Question>(paths.questions, { deal_id: dealId, question, category });

/** The asker corrects the question until it is answered; the other side answers. */
export const patchQuestion = (
  http: HttpClient,
  id: number,
  change: { question: string } | { answer: string },
) => http.patch<Question>(paths.question(id), change);
