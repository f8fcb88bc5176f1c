import type { Paged } from '../contract/index.ts';

/** One whole page of a list. */
export const buildPaged = <Item>(results: Item[], overrides: Partial<Paged<Item>> = {}): Paged<Item> => ({
  results,
  count: results.length,
  next_page: null,
  current_page: 1,
  pages_count: 1,
  ...overrides,
});
