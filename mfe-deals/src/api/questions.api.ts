import { type Paged, paths, type QUESTION_CATEGORIES, type Question } from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';

export interface NewQuestion {
  question: string;
  category?: (typeof QUESTION_CATEGORIES)[number];
}
/** Who asked may change the question until it is answered; the other side answers. */
export type QuestionPatch = Partial<Pick<Question, 'question' | 'answer'>>;

export const fetchQuestions = (http: HttpClient, dealId: number, page: number, signal: AbortSignal) =>
  http.get<Paged<Question>>(paths.dealQuestions(dealId), { params: { page }, signal });

export const askQuestion = (http: HttpClient, dealId: number, question: NewQuestion) =>
  http.post<Question>(paths.questions, { deal_id: dealId, ...question });

export const patchQuestion = (http: HttpClient, id: number, patch: QuestionPatch) =>
  http.patch<Question>(paths.question(id), patch);
