import { type Faq, type Paged, paths, type Reference } from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';
import type { PublicQuery } from './public-query.ts';

export const faqCategories = {
  queryKey: ['ui', 'faq-categories'],
  path: paths.faqCategories,
  params: {},
} as const satisfies PublicQuery;

export const faqQuestions = {
  queryKey: ['ui', 'faq'],
  path: paths.faq,
  params: {},
} as const satisfies PublicQuery;

export const listFaqCategories = (http: HttpClient, signal: AbortSignal) =>
  http.get<Paged<Reference>>(faqCategories.path, { signal });
export const listFaq = (http: HttpClient, signal: AbortSignal) =>
  http.get<Paged<Faq>>(faqQuestions.path, { signal });
