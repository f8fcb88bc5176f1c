import type { Paged } from '../../contract/index.ts';

/** `select` of an infinite query: all items of its pages, each id once: rows shift between pages while people browse. */
export function mergePages<Item extends { id: number | string }>({
  pages,
}: {
  pages: readonly Pick<Paged<Item>, 'results'>[];
}): Item[] {
  const items = new Map<Item['id'], Item>();
  for (const { results } of pages) {
    for (const item of results) if (!items.has(item.id)) items.set(item.id, item);
  }
  return [...items.values()];
}

/** `getNextPageParam` of an infinite query over a paged list. */
export const nextPage = (page: Pick<Paged<unknown>, 'next_page'>): number | undefined =>
  page.next_page ?? undefined;
