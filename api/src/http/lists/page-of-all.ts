import type { Paged, PageQuery } from '@handover/shared/contract';
import { pageBounds, paged } from './paging.ts';

/** A page of a list that is short enough to be read as a whole. */
export function pageOfAll<Item>(query: Pick<PageQuery, 'page' | 'page_size'>, all: Item[]): Paged<Item> {
  const { limit, offset } = pageBounds(query);
  return paged(query, { rows: all.slice(offset, offset + limit), count: all.length }, (item) => item);
}
