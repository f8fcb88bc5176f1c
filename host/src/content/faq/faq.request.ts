import { paths } from '@handover/shared/contract';
import type { PublicQuery } from '../../state/public-query.ts';

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
