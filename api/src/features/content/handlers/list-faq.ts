import type { contentQuerySchema, faqQuerySchema } from '@handover/shared/contract';
import type { OpenCall } from '../../../http/call.ts';
import { pageBounds, paged } from '../../../http/paging.ts';
import { listCategories, listQuestions } from '../content.sql.ts';

export async function listFaqCategories({ app, query }: OpenCall<{ query: typeof contentQuerySchema }>) {
  const { rows, count } = await listCategories(app.db, pageBounds(query));
  return paged(rows, count, query);
}

export async function listFaq({ app, query }: OpenCall<{ query: typeof faqQuerySchema }>) {
  const { rows, count } = await listQuestions(app.db, query.category_id, pageBounds(query));
  return paged(rows, count, query);
}
