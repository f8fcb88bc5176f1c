import type { contentQuerySchema, faqQuerySchema } from '@handover/shared/contract/schemas';
import type { OpenCall } from '../../../http/call.ts';
import { pageBounds, paged } from '../../../http/paging.ts';
import { listCategories, listQuestions } from '../content.sql.ts';

export async function listFaqCategories({ app, query }: OpenCall<{ query: typeof contentQuerySchema }>) {
  return paged(query, await listCategories(app.db, pageBounds(query)), (row) => row);
}

export async function listFaq({ app, query }: OpenCall<{ query: typeof faqQuerySchema }>) {
  return paged(query, await listQuestions(app.db, query.category_id, pageBounds(query)), (row) => row);
}
