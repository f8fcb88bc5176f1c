import type { Paged, PageQuery } from '@handover/shared/contract';

/** Pages start at 1; 0 is read as 1. */
export const pageBounds = ({ page, page_size }: Pick<PageQuery, 'page' | 'page_size'>) => ({
  limit: page_size,
  offset: (Math.max(page, 1) - 1) * page_size,
});

/** The shape of every list. */
export function paged<Item>(
  results: Item[],
  count: number,
  query: Pick<PageQuery, 'page' | 'page_size'>,
): Paged<Item> {
  const current = Math.max(query.page, 1);
  const pages = Math.max(1, Math.ceil(count / query.page_size));
  return {
    results,
    count,
    next_page: current < pages ? current + 1 : null,
    current_page: current,
    pages_count: pages,
  };
}
