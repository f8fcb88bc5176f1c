import type { Paged } from '../../contract/index.ts';

/** A list of a single page. */
export const buildPaged = <Item>(results: Item[], overrides: Partial<Paged<Item>> = {}): Paged<Item> => ({
  results,
  count: results.length,
  next_page: null,
  current_page: 1,
  pages_count: 1,
  ...overrides,
});
