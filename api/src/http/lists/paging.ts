import type { Paged, PageQuery } from '@handover/shared/contract';

type Bounds = Pick<PageQuery, 'page' | 'page_size'>;
/** The rows of one page, and how many there are on all pages. */
export interface Page<Row> {
  rows: Row[];
  count: number;
}

/** Pages start at 1; 0 is read as 1. */
export const pageBounds = ({ page, page_size }: Bounds) => ({
  limit: page_size,
  offset: (Math.max(page, 1) - 1) * page_size,
});

/** The shape of every list. */
export function paged<Row, Item>(
  query: Bounds,
  { rows, count }: Page<Row>,
  view: (row: Row) => Item,
): Paged<Item> {
  const current = Math.max(query.page, 1);
  const pages = Math.max(1, Math.ceil(count / query.page_size));
  return {
    results: rows.map(view),
    count,
    next_page: current < pages ? current + 1 : null,
    current_page: current,
    pages_count: pages,
  };
}
