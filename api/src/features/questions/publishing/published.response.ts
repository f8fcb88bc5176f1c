import { type PublishedAnswer, QUESTION_CATEGORIES } from '@handover/shared/contract';
import type { PublishedRow } from './published.sql.ts';

/** What a seller has published, as every reader sees it: neither where it comes from, nor who wrote it. */
export const publishedResponse = (row: PublishedRow): PublishedAnswer => ({
  id: row.id,
  subject: row.subject,
  category: QUESTION_CATEGORIES.find((category) => category === row.category) ?? null,
  question: row.question,
  answer: row.answer,
  published_at: row.createdAt.toISOString(),
  corrected_at: row.correctedAt?.toISOString() ?? null,
  updated_at: row.updatedAt.toISOString(),
});
