import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageBounds, paged } from './paging.ts';

for (const [count, page, pages, next, offset] of [
  [0, 1, 1, null, 0],
  [1, 1, 1, null, 0],
  [20, 1, 1, null, 0],
  [21, 1, 2, 2, 0],
  [21, 2, 2, null, 20],
  [40, 1, 2, 2, 0],
  [41, 2, 3, 3, 20],
  [41, 0, 3, 2, 0],
  [5, 9, 1, null, 160],
] as const)
  test(`${count} in pages of 20: page ${page}`, () => {
    const query = { page, page_size: 20 };
    assert.deepEqual(pageBounds(query), { limit: 20, offset });
    const { pages_count, next_page, current_page } = paged(query, { rows: [], count }, String);
    assert.deepEqual(
      { pages_count, next_page, current_page },
      {
        pages_count: pages,
        next_page: next,
        current_page: Math.max(page, 1),
      },
    );
  });
