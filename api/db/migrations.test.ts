import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { migrateBefore } from '../testing/migrate-before.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';

/** Rows of tables as they were before a migration; each value is written as it is. */
type Rows = Record<string, string | number | boolean | null | Date | object>[];

const EMPTY = 'template0';
const OWNER = 1;
const CLOSED = 2;
const STAFF = 3;
const day = (number: number) => new Date(Date.UTC(2026, 0, number));

/** A database as it was before a migration; `apply` applies it and all that follow. */
async function databaseBefore(context: TestContext, tag: string) {
  const { pool, drop } = await createTestDatabase(EMPTY);
  context.after(drop);
  await migrateBefore(pool, tag);
  const insert = async (table: string, rows: Rows) => {
    for (const row of rows) {
      const names = Object.keys(row);
      await pool.query(
        `insert into ${table} (${names.join(', ')}) overriding system value
          values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
        Object.values(row),
      );
    }
  };
  await insert('currencies', [{ id: 1, name: 'Euro', name_fr: 'Euro', symbol: '€' }]);
  const person = (id: number, closedAt: Date | null) => ({
    id,
    email: `${id}@handover.test`,
    first_name: 'Odile',
    last_name: 'Marchand',
    closed_at: closedAt,
  });
  await insert('users', [person(OWNER, null), person(CLOSED, day(20)), person(STAFF, null)]);
  return {
    insert,
    apply: () => migrate(pool),
    all: async (query: string) => (await pool.query(query)).rows,
  };
}

const opportunity = (id: number, more: object = {}) => ({
  id,
  owner_id: OWNER,
  type: 'buy',
  project_title: `Title ${id}`,
  ...more,
});
const file = (id: number, more: object) => ({
  id,
  kind: 'documents',
  name: `${id}.pdf`,
  extension: 'pdf',
  media_type: 'application/pdf',
  size: 1,
  sha256: 'a',
  storage_key: `key-${id}`,
  ...more,
});

/** Two deals of one opportunity. */
async function insertDeals(insert: (table: string, rows: Rows) => Promise<void>) {
  await insert('opportunities', [opportunity(1)]);
  const request = {
    opportunity_id: 1,
    requester_id: STAFF,
    status: 'accepted',
    nda_version: '1',
    nda_ip: '',
  };
  await insert(
    'access_requests',
    [1, 2].map((id) => ({ id, ...request, requester_id: id === 1 ? STAFF : CLOSED, expires_at: day(30) })),
  );
  const deal = { opportunity_id: 1, owner_id: OWNER, title: 'Title 1' };
  await insert(
    'deals',
    [1, 2].map((id) => ({ id, access_request_id: id, requester_id: id === 1 ? STAFF : CLOSED, ...deal })),
  );
  await insert(
    'deal_opportunities',
    [1, 2].map((id) => ({ id, deal_id: id, type: 'buy', project_title: 'Title 1' })),
  );
}

test('0011: the title that was published last is known, whatever it is called now', async (context) => {
  const { insert, apply, all } = await databaseBefore(context, '0011_published_title');
  const was = { published_at: day(1) };
  await insert('opportunities', [
    opportunity(1, { validated: true, ...was }),
    opportunity(2, { validated: null }),
    opportunity(3, { validated: null, ...was }),
    opportunity(4, { validated: false, ...was }),
  ]);
  const event = { opportunity_id: 3, staff_id: STAFF, event: 'moderated' };
  await insert('moderation_events', [
    { ...event, validated: true, teaser: { project_title: 'First title' } },
    { ...event, validated: true, teaser: { project_title: 'Second title' } },
    { ...event, validated: false, teaser: { project_title: 'Refused title' } },
    { ...event, validated: true, teaser: null },
  ]);
  await apply();
  assert.deepEqual(await all('select id, published_title from opportunities order by id'), [
    { id: 1, published_title: 'Title 1' },
    { id: 2, published_title: '' },
    { id: 3, published_title: 'Second title' },
    { id: 4, published_title: 'Title 4' },
  ]);
  // From now on it follows the title of what is published.
  await all(`update opportunities set project_title = 'New title' where id in (1, 3)`);
  await all('update opportunities set validated = true where id = 2');
  assert.deepEqual(await all('select published_title from opportunities where id < 4 order by id'), [
    { published_title: 'New title' },
    { published_title: 'Title 2' },
    { published_title: 'Second title' },
  ]);
});

test('0011: website and phone are none of a listing', async (context) => {
  const { insert, apply, all } = await databaseBefore(context, '0011_published_title');
  const state = { name: 'Fonderie', website: 'https://fonderie.example', phone: '+33476051234' };
  await insert('opportunities', [opportunity(1, { company_state: state }), opportunity(2)]);
  await apply();
  assert.deepEqual(await all('select company_state from opportunities order by id'), [
    { company_state: { name: 'Fonderie' } },
    { company_state: null },
  ]);
});

test('0011: of a closed account nothing confidential stays; of others everything does', async (context) => {
  const { insert, apply, all } = await databaseBefore(context, '0011_published_title');
  const secret = { city: 'Voiron', financial: 'No debt', rejection_reason: 'Too short' };
  const removed = { ...secret, unlisted_at: day(20) };
  await insert('opportunities', [
    opportunity(1, { ...removed, owner_id: CLOSED }),
    opportunity(2, removed),
    opportunity(3, { ...secret, owner_id: CLOSED }),
  ]);
  for (const [index, of] of [1, 2, 3].entries()) {
    await insert('offices', [{ opportunity_id: of, country_name: 'France', city: 'Voiron' }]);
    await insert('revenues', [{ opportunity_id: of, year: 2025, revenue: 1, number_of_employees: 1 }]);
    await insert('files', [
      file(2 * index + 1, { opportunity_id: of }),
      file(2 * index + 2, { opportunity_id: of, disclosed_at: day(10) }),
    ]);
  }
  await apply();
  assert.deepEqual(await all('select id, city, financial, rejection_reason from opportunities order by id'), [
    { id: 1, city: '', financial: '', rejection_reason: null },
    { id: 2, ...secret },
    { id: 3, ...secret },
  ]);
  for (const table of ['offices', 'revenues'])
    assert.deepEqual(await all(`select opportunity_id as of from ${table} order by 1`), [
      { of: 2 },
      { of: 3 },
    ]);
  // What a buyer has read is hidden, as if it had been deleted by its owner.
  assert.deepEqual(
    await all('select id, opportunity_id as of, hidden_at is not null as hidden from files order by id'),
    [
      { id: 2, of: null, hidden: true },
      { id: 3, of: 2, hidden: false },
      { id: 4, of: 2, hidden: false },
      { id: 5, of: 3, hidden: false },
      { id: 6, of: 3, hidden: false },
    ],
  );
});

test('0015: documents are numbered in each group of a deal, in the order in which they were added', async (context) => {
  const { insert, apply, all } = await databaseBefore(context, '0015_document_versions');
  await insertDeals(insert);
  await insert('files', [
    file(1, { deal_opportunity_id: 1, created_at: day(3) }),
    file(2, { deal_opportunity_id: 1, created_at: day(2), disclosed_at: day(4) }),
    file(3, { deal_opportunity_id: 1, created_at: day(2), hidden_at: day(5) }),
    file(4, { deal_opportunity_id: 1, created_at: day(9), kind: 'annual_accounts' }),
    file(5, { deal_opportunity_id: 2, created_at: day(1) }),
    file(6, { opportunity_id: 1, created_at: day(1) }),
  ]);
  await apply();
  assert.deepEqual(await all('select id, number, opened_at from files order by id'), [
    { id: 1, number: 3, opened_at: null },
    { id: 2, number: 1, opened_at: day(4) },
    { id: 3, number: 2, opened_at: null },
    { id: 4, number: 1, opened_at: null },
    { id: 5, number: 1, opened_at: null },
    { id: 6, number: null, opened_at: null },
  ]);
});

test('0017: questions are numbered in each deal, in the order in which they were asked', async (context) => {
  const { insert, apply, all } = await databaseBefore(context, '0017_questions');
  await insertDeals(insert);
  const question = { asked_by: STAFF, question: 'How many people work there?' };
  await insert('questions_and_answers', [
    { id: 1, deal_id: 1, ...question, created_at: day(5) },
    { id: 2, deal_id: 1, ...question, created_at: day(4) },
    { id: 3, deal_id: 2, ...question, created_at: day(3) },
    { id: 4, deal_id: 1, ...question, created_at: day(4) },
  ]);
  await apply();
  assert.deepEqual(await all('select id, number from questions_and_answers order by id'), [
    { id: 1, number: 3 },
    { id: 2, number: 1 },
    { id: 3, number: 1 },
    { id: 4, number: 2 },
  ]);
});

test('0019: the e-mail of every open account from before counts as proven', async (context) => {
  const { apply, all } = await databaseBefore(context, '0019_proven_email');
  await apply();
  assert.deepEqual(await all('select id, email_proven_at = created_at as kept from users order by id'), [
    { id: OWNER, kept: true },
    { id: CLOSED, kept: null },
    { id: STAFF, kept: true },
  ]);
});

test('0020: a session from before ends as its kind does', async (context) => {
  const { insert, apply, all } = await databaseBefore(context, '0020_session_limits');
  const session = (id: number, rememberMe: boolean) => ({
    id: `00000000-0000-4000-8000-00000000000${id}`,
    user_id: OWNER,
    remember_me: rememberMe,
    expires_at: new Date('2099-01-01'),
  });
  await insert('sessions', [session(1, true), session(2, false)]);
  await apply();
  assert.deepEqual(
    await all(
      `select idle_seconds, expires_at < now() + interval '13 hours' as soon from sessions order by id`,
    ),
    [
      { idle_seconds: 5_184_000, soon: false },
      { idle_seconds: 7200, soon: true },
    ],
  );
});

test('0022: names of users are accepted where staff published a listing that they read them in', async (context) => {
  const { insert, apply, all } = await databaseBefore(context, '0022_accepted_words');
  const named = (id: number, createdBy: number | null) => {
    const name = `Name ${id}`;
    return { id, name, name_fr: name, created_by: createdBy };
  };
  for (const table of ['tags', 'regions'])
    await insert(table, [named(1, null), ...[1000, 1001, 1002].map((id) => named(id, OWNER))]);
  await insert('opportunities', [
    opportunity(1, { validated: true, region_id: 1000 }),
    opportunity(2, { validated: true, region_id: 1001 }),
  ]);
  await insert(
    'opportunity_tags',
    [1, 1000, 1001].map((tag_id) => ({ opportunity_id: 1, tag_id })),
  );
  const event = { opportunity_id: 1, staff_id: STAFF, event: 'moderated' };
  const read = (id: number) => ({ tags: [{ id: 1 }, { id, name: `Name ${id}` }], region: { id } });
  await insert('moderation_events', [
    { ...event, validated: true, teaser: read(1000) },
    { ...event, validated: false, teaser: read(1002) },
    { ...event, validated: true, teaser: null },
  ]);
  await apply();
  for (const table of ['tags', 'regions'])
    assert.deepEqual(await all(`select id from ${table} where accepted order by id`), [
      { id: 1 },
      { id: 1000 },
    ]);
  const searched = async () => {
    const rows = await all('select choice_words from opportunities order by id');
    return rows.map(({ choice_words: words }) => [...new Set(words.match(/\d+/g) ?? [])].sort());
  };
  assert.deepEqual(await searched(), [['1', '1000'], []]);
  // From now on a decision changes what is searched.
  await all('update tags set accepted = true where id = 1001');
  await all('update regions set accepted = true where id = 1001');
  assert.deepEqual(await searched(), [['1', '1000', '1001'], ['1001']]);
});

test('0023: what was there keeps its id and its order; what comes after has an id that does not count up', async (context) => {
  const { insert, apply, all } = await databaseBefore(context, '0023_unguessable_ids');
  await insertDeals(insert);
  await insert('files', [file(7, { deal_opportunity_id: 2, number: 1 }), file(3, { opportunity_id: 1 })]);
  await insert('notifications', [
    { user_id: OWNER, type: 'deal_paused', text_key: 'deal_paused', link: '/', about_ids: [1, 2] },
  ]);
  await apply();
  assert.deepEqual(await all('select id, created_order from files order by created_order'), [
    { id: 3, created_order: 3 },
    { id: 7, created_order: 7 },
  ]);
  assert.deepEqual(await all('select about_ids from notifications'), [{ about_ids: [1, 2] }]);
  const { id: _none, ...unnumbered } = file(0, { opportunity_id: 1 });
  await insert('files', [unnumbered]);
  const [added] = await all('select id, created_order from files order by created_order desc limit 1');
  assert.equal(added.created_order, 8);
  assert.ok(added.id > 1_000_000 && Number.isSafeInteger(added.id), String(added.id));
  // The words of a listing still follow its country.
  await insert('countries', [{ id: 1, name: 'France', name_fr: 'France' }]);
  await all('update opportunities set country_id = 1 where id = 1');
  assert.deepEqual(await all('select choice_words from opportunities where id = 1'), [
    { choice_words: 'France France' },
  ]);
});

test('0036: an end of exclusivity keeps its day, which ends in the marketplace', async (context) => {
  const { insert, apply, all } = await databaseBefore(context, '0036_days');
  await insert('opportunities', [opportunity(1, { validated: true })]);
  await insert('access_requests', [
    { id: 1, opportunity_id: 1, requester_id: STAFF, nda_version: '1', nda_ip: '::1', expires_at: day(30) },
  ]);
  const end = '2027-01-15T23:59:59.999Z';
  await insert('deals', [
    {
      id: 1,
      opportunity_id: 1,
      access_request_id: 1,
      owner_id: OWNER,
      requester_id: STAFF,
      title: 'A mill',
      exclusivity_ends_at: end,
    },
  ]);
  await insert('deal_events', [
    { deal_id: 1, event: 'exclusivity_changed', details: { before: '2027-07-14T12:00:00.000Z', after: end } },
  ]);
  const told = (params: object) => ({
    user_id: OWNER,
    type: 'exclusivity_changed',
    text_key: 'x',
    link: '/',
    params,
  });
  await insert('notifications', [told({ date: end, count: 7 }), told({ date: '2027-01-15' }), told({})]);
  await apply();
  const [ends] = await all('select exclusivity_ends_at from deals');
  assert.deepEqual(ends, { exclusivity_ends_at: new Date('2027-01-15T22:59:59.999Z') });
  const [event] = await all('select details from deal_events');
  assert.deepEqual(event, { details: { before: '2027-07-14', after: '2027-01-15' } });
  assert.deepEqual(await all('select params from notifications order by id'), [
    { params: { date: '2027-01-15', count: 7 } },
    { params: { date: '2027-01-15' } },
    { params: {} },
  ]);
});

test('0037: a request that waits keeps its last day, and nothing is found by what is no sector', async (context) => {
  const { insert, apply, all } = await databaseBefore(context, '0037_request_days');
  await insert('sectors', [
    { id: 1, name: 'Bakery', name_fr: 'Boulangerie' },
    { id: 2, name: 'Need help', name_fr: 'Besoin d’aide', need_help: true },
  ]);
  await insert('opportunities', [opportunity(1), opportunity(2)]);
  await insert('opportunity_sectors', [
    { opportunity_id: 1, sector_id: 1 },
    { opportunity_id: 1, sector_id: 2 },
  ]);
  const asked = { opportunity_id: 1, requester_id: STAFF, nda_version: '1', nda_ip: '::1' };
  await insert('access_requests', [
    { ...asked, id: 1, expires_at: '2126-01-30T23:30:00.000Z' },
    { ...asked, id: 2, opportunity_id: 2, status: 'declined', expires_at: day(3) },
  ]);
  await apply();
  assert.deepEqual(await all('select expires_at from access_requests order by id'), [
    { expires_at: new Date('2126-01-31T22:59:59.999Z') },
    { expires_at: day(3) },
  ]);
  assert.deepEqual(await all('select choice_words from opportunities where id = 1'), [
    { choice_words: 'Bakery Boulangerie' },
  ]);
});
