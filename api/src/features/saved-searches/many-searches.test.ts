import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_FILTERS } from '@handover/shared/contract';
import { inSuite } from '@handover/shared/testing/suite';
import { sql } from 'drizzle-orm';
import { signedIn } from '../../../testing/people/actor.ts';
import { publishOffer } from '../../../testing/people/business.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

/** The long suite has as many as a large market. */
const SEARCHES = inSuite({ test: 2000, long: 100_000 });
/** Every tenth search finds the listing; each of these people has ten. */
const FOUND = SEARCHES / 10;

test(`${SEARCHES} saved searches are compared with a new listing in one pass`, async () => {
  const app = await buildTestApp();
  const owner = await signedIn(app);
  await app.db.execute(sql`insert into users (email, first_name, last_name)
    select 'many-' || n || '@people.test', 'Many', 'Searches' from generate_series(1, ${SEARCHES / 10}) n`);
  const filters = { ...NO_FILTERS, revenue: { min: 3_000_000, max: 5_000_000 } };
  await app.db.execute(sql`
    insert into saved_searches (user_id, type, name, filters, words, alert, by_mail)
    select u.id, 'sell', 'Search ' || n, ${JSON.stringify(filters)}::jsonb || jsonb_build_object(
        'sectors', case when n = 1 then '[1]'::jsonb else jsonb_build_array(n) end, 'search', 'titanium'),
      plainto_tsquery('en_unaccent', 'titanium'), 'at_once', n % 2 = 0
    from users u, generate_series(1, 10) n where u.email like 'many-%'`);
  await publishOffer(owner);
  await app.jobs.get('saved-searches')?.work();
  const { rows } = await app.db.execute<{ found: number; told: number }>(sql`select
    (select count(*)::int from search_matches) as found,
    (select count(*)::int from notifications where type = 'search_found') as told`);
  assert.deepEqual(rows, [{ found: FOUND, told: FOUND }]);
});
