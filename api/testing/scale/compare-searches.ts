import assert from 'node:assert/strict';
import { inSuite } from '@handover/shared/testing/suite';
import fc from 'fast-check';
import type pg from 'pg';
import type { signedIn } from '../people/actor.ts';

/**
 * Words in a few, in hundreds, in thousands, and in more listings than are looked up; two of them are no single word.
 */
const WORDS = ['titane', 'architectural', 'chaudronnerie', 'familiale', 'familiale Bretagne', 'entreprise'];
const ORDERS = {
  created_at: 'created_at',
  asking_price: 'asking_price',
  project_title: 'project_title collate "und-x-icu"',
};
const search = fc.record({
  words: fc.constantFrom(...WORDS),
  order: fc.constantFrom(...(Object.keys(ORDERS) as (keyof typeof ORDERS)[])),
  down: fc.boolean(),
  type: fc.option(fc.constantFrom('sell', 'buy'), { nil: undefined }),
  sectors: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 3 }), {
    nil: undefined,
  }),
  tag: fc.option(fc.integer({ min: 1, max: 10 }), { nil: undefined }),
  isMine: fc.boolean(),
  page: fc.integer({ min: 1, max: 25 }),
});
type Search = typeof search extends fc.Arbitrary<infer Value> ? Value : never;

function urlOf({ words, order, down, type, sectors, tag, isMine, page }: Search): string {
  const mine = type === 'buy' ? 'my_list_buy' : 'my_list_sell';
  const params = new URLSearchParams({
    project_title: words,
    ordering: `${down ? '-' : ''}${order}`,
    page: String(page),
    page_size: '7',
  });
  if (!isMine && type) params.set('type_of_opportunity', type);
  if (sectors) params.set('sectors', sectors.join());
  if (!isMine && tag) params.set('tags', String(tag));
  return `/api/opportunities/${isMine ? `${mine}/` : ''}?${params}`;
}

/** Each word in the texts of each listing, one by one. */
async function plainly(
  pool: pg.Pool,
  ownerId: number,
  { words, order, down, type, sectors, tag, isMine, page }: Search,
) {
  const listed = words
    .split(' ')
    .map(
      (word) =>
        `(search @@ plainto_tsquery('fr_unaccent', '${word}') or search @@ plainto_tsquery('en_unaccent', '${word}'))`,
    );
  const conditions = [
    ...listed,
    isMine ? `owner_id = ${ownerId} and unlisted_at is null` : 'validated and unlisted_at is null',
    isMine && `type = '${type ?? 'sell'}'`,
    type && `type = '${type}'`,
    sectors && `id in (select opportunity_id from opportunity_sectors where sector_id in (${sectors}))`,
    !isMine && tag && `id in (select opportunity_id from opportunity_tags where tag_id = ${tag})`,
  ].filter(Boolean);
  const by = down ? ['desc nulls first', 'desc'] : ['asc', 'asc'];
  const { rows } = await pool.query(
    `with found as materialized (select * from opportunities where ${conditions.join(' and ')})
    select id::int, (select count(*) from found)::int as count from found
    order by ${ORDERS[order]} ${by[0]}, id ${by[1]} limit 7 offset ${7 * (page - 1)}`,
  );
  return { ids: rows.map(({ id }) => id as number), count: rows[0]?.count as number | undefined };
}

/**
 * Words in few listings are looked up, those in more than 5,000 compared in the order of the list: pages, counts and filters
 * have to be those of a plain query, whatever the plan.
 */
export const compareSearches = (pool: pg.Pool, person: Awaited<ReturnType<typeof signedIn>>): Promise<void> =>
  fc.assert(
    fc.asyncProperty(search, async (asked) => {
      const { status, body } = await person.get(urlOf(asked));
      assert.equal(status, 200, JSON.stringify(body));
      const expected = await plainly(pool, person.user.id, asked);
      const found = body.results.map(({ id }: { id: number }) => id);
      assert.deepEqual(found, expected.ids, urlOf(asked));
      if (expected.count !== undefined) assert.equal(body.count, Math.min(expected.count, 10_000));
    }),
    { numRuns: inSuite({ test: 60, long: 1500 }), ...inSuite({ test: { seed: 1 }, long: {} }) },
  );
