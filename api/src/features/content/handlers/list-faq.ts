import type { contentQuerySchema, faqQuerySchema } from '@handover/shared/contract/schemas';
import type { OpenCall } from '../../../http/call.ts';
import { pageBounds, paged } from '../../../http/lists/paging.ts';
import { listCategories, listQuestions } from '../content.sql.ts';

export async function listFaqCategories({ db, query }: OpenCall<{ query: typeof contentQuerySchema }>) {
  return paged(query, await listCategories(db, pageBounds(query)), (row) => row);
}

export async function listFaq({ db, query }: OpenCall<{ query: typeof faqQuerySchema }>) {
  return paged(query, await listQuestions(db, query.category_id, pageBounds(query)), (row) => row);
}
