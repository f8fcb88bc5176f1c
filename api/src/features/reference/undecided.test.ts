import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { type Actor, anonymous, signedIn } from '../../../testing/people/actor.ts';
import { offerCompany } from '../../../testing/people/business.builder.ts';
import { startDeal } from '../../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const nobody = anonymous(app);
const [owner, buyer] = [await signedIn(app), await signedIn(app)];
const staff = await signedIn(app, { isStaff: true });
const HELP = (await nobody.get('/api/sectors/need_help_sector/')).body.id;
const SUB_HELP = (await nobody.get('/api/sub_sectors/need_help_sub_sector/')).body.id;

type Choices = Record<'sectors' | 'sub_sectors', { id: number }[]>;
const idsOf = ({ sectors, sub_sectors }: Choices) =>
  [sectors, sub_sectors].map((list) => list.map(({ id }) => id));
const shownTo = async (reader: Actor, id: number) =>
  idsOf((await reader.get(`/api/opportunities/${id}/`)).body);
const review = async (id: number) => (await staff.get(`/api/opportunities/${id}/review/`)).body;
const moderate = (id: number, choices: object, validated = true) =>
  staff.post(`/api/opportunities/${id}/moderate/`, {
    validated,
    reason: 'Tell more of what it does',
    ...choices,
  });
const offerOpen = (fields = {}) => offerCompany(owner, { sectors: HELP, sub_sectors: SUB_HELP, ...fields });

describe('what staff choose for an owner who does not know', () => {
  const rows: [string, object, number, string | undefined, number[][]][] = [
    ['a sector', { sectors: [2] }, 200, undefined, [[2], [SUB_HELP]]],
    ['a sector and a sub-sector of it', { sectors: [2], sub_sectors: [5] }, 200, undefined, [[2], [5]]],
    ['nothing', {}, 400, 'opportunity.sector_open', [[HELP], [SUB_HELP]]],
    ['only a sub-sector', { sub_sectors: [5] }, 400, 'opportunity.sector_open', [[HELP], [SUB_HELP]]],
    [
      'a sub-sector of another',
      { sectors: [1], sub_sectors: [5] },
      400,
      'value.unknown_reference',
      [[HELP], [SUB_HELP]],
    ],
    ['one that does not exist', { sectors: [999] }, 400, 'value.unknown_reference', [[HELP], [SUB_HELP]]],
    ['help once more', { sectors: [HELP] }, 400, 'value.unknown_reference', [[HELP], [SUB_HELP]]],
    [
      'help beside a sub-sector',
      { sectors: [2], sub_sectors: [SUB_HELP] },
      400,
      'value.unknown_reference',
      [[HELP], [SUB_HELP]],
    ],
  ];
  for (const [name, choices, status, code, chosen] of rows)
    test(name, async () => {
      const id = await offerOpen();
      const answer = await moderate(id, choices);
      assert.equal(answer.status, status, JSON.stringify(answer.body));
      const [[first] = []] = Object.values(answer.body.codes ?? {}) as { code: string }[][];
      assert.equal(first?.code, code);
      assert.deepEqual(await shownTo(owner, id), chosen);
    });
});

test('the review asks for what is open, with the words of the owner; both stay after the choice', async () => {
  const id = await offerOpen({ activity: 'We repair and sell accordions' });
  const asked = await review(id);
  assert.deepEqual(asked.undecided, ['sectors', 'sub_sectors']);
  assert.equal(asked.opportunity.activity, 'We repair and sell accordions');
  assert.equal((await moderate(id, { sectors: [2] })).status, 200);
  const decided = await review(id);
  assert.deepEqual(decided.undecided, ['sub_sectors']);
  assert.equal(decided.opportunity.activity, 'We repair and sell accordions');
  assert.deepEqual(decided.changes, [], 'what staff chose is no change of the owner');
  const [notice] = (await owner.get('/api/notifications/')).body.results.results;
  assert.deepEqual([notice.type, notice.params.chosen], ['opportunity_approved', 1]);
});

test('what the owner has chosen is not chosen by staff', async () => {
  const id = await offerCompany(owner, { sectors: 1, sub_sectors: 1 });
  assert.deepEqual((await review(id)).undecided, []);
  for (const choices of [{ sectors: [2] }, { sub_sectors: [5] }]) {
    const { status, body } = await moderate(id, choices);
    assert.deepEqual([status, body.code], [409, 'record.changed']);
  }
  assert.deepEqual(await shownTo(owner, id), [[1], [1]]);
});

test('rejected, it stays open, or takes what was chosen along', async () => {
  const id = await offerOpen();
  assert.equal((await moderate(id, {}, false)).status, 200);
  assert.deepEqual(await shownTo(owner, id), [[HELP], [SUB_HELP]]);
  assert.equal((await moderate(id, { sectors: [3] }, false)).status, 200);
  assert.deepEqual(await shownTo(owner, id), [[3], [SUB_HELP]]);
});

test('a mandate without a sector gets one, too', async () => {
  const made = await owner.form('POST', '/api/opportunities/create_buy/', [
    ['project_title', 'Looking for a workshop'],
    ['preferred_sectors', HELP],
    ['preferred_description', 'A workshop with a hall of its own.'],
  ]);
  assert.equal((await moderate(made.body.id, {})).status, 400);
  assert.equal((await moderate(made.body.id, { sectors: [2] })).status, 200);
  const { body } = await nobody.get(`/api/opportunities/${made.body.id}/`);
  assert.deepEqual(
    body.preferred_sectors.map(({ id }: { id: number }) => id),
    [2],
  );
});

test('a real one removes the one that leaves it open, wherever the owner chooses', async () => {
  const id = await offerOpen();
  const edited = await owner.form('PATCH', `/api/opportunities/${id}/`, [
    ['sectors', `2,${HELP}`],
    ['sub_sectors', `${SUB_HELP},5`],
  ]);
  assert.equal(edited.status, 200, JSON.stringify(edited.body));
  assert.deepEqual(await shownTo(owner, id), [[2], [5]]);
  const company = await owner.form('POST', '/api/companies_for_profile/', [
    ['name', 'Atelier Ouvert'],
    ['sectors', `${HELP},3`],
  ]);
  assert.deepEqual(
    company.body.sectors.map(({ id }: { id: number }) => id),
    [3],
  );
});

test('an open choice is never public: not in a teaser, a deal, a list of requests or a search', async () => {
  const id = await offerOpen();
  assert.equal((await moderate(id, { sectors: [2] })).status, 200);
  const deal = await startDeal(owner, buyer, id);
  const answers = [
    await nobody.get(`/api/opportunities/${id}/`),
    await nobody.get('/api/opportunities/?page_size=100'),
    await nobody.get('/api/sub_sectors/?parents=2'),
    await nobody.get('/api/sectors/'),
    await owner.get(`/api/opportunities/${id}/?as_stranger=true`),
    await buyer.get(`/api/opportunities/${id}/`),
    await buyer.get(`/api/deals/${deal}/`),
    await buyer.get('/api/access_requests/my_list_as_requesting_user/'),
  ];
  for (const { status, body } of answers) {
    assert.equal(status, 200);
    assert.doesNotMatch(JSON.stringify(body), /Need help|Besoin d/);
  }
  for (const query of [`sectors=${HELP}`, 'project_title=need+help'])
    assert.deepEqual((await nobody.get(`/api/opportunities/?${query}`)).body.results, []);
});

test('edited while an older decision left it open, requesters read no sector', async () => {
  const id = await offerOpen();
  assert.equal((await moderate(id, { sectors: [2] })).status, 200);
  const asked = await buyer.post(`/api/opportunities/${id}/request_access/`, { nda_accepted: true });
  assert.equal(asked.status, 201);
  // Before staff chose, a listing was published with the open choice.
  const older = { id: HELP, name: 'Need help', name_fr: 'Besoin d’aide', hue: 0 };
  await app.db.execute(sql`update moderation_events set teaser = jsonb_set(teaser, '{sectors}', ${JSON.stringify([older])}::jsonb)
    where opportunity_id = ${id}`);
  await owner.form('PATCH', `/api/opportunities/${id}/`, [['activity', 'Another text about what it does']]);
  const { body } = await buyer.get('/api/access_requests/my_list_as_requesting_user/');
  assert.equal(body.results[0].opportunity_id, id);
  assert.deepEqual(body.results[0].sectors, []);
});

describe('the records for who does not know take what the client sends', () => {
  const sectors = '/api/sectors/need_help_sector/';
  const subSectors = '/api/sub_sectors/need_help_sub_sector/';
  const rows: [string, number][] = [
    [`${sectors}?type=sectors`, 200],
    [`${sectors}?type=preferred_sector&page_size=500&name=help`, 200],
    [`${subSectors}?type=sub_sectors&parents=1,2`, 200],
    [`${subSectors}?type=preferred_sub_sector&page=1&parents=none`, 200],
    [`${sectors}?type=colour`, 400],
    [`${sectors}?colour=red`, 400],
  ];
  for (const [url, status] of rows)
    test(url, async () => {
      const answer = await nobody.get(url);
      assert.equal(answer.status, status);
      if (status === 200) assert.equal(answer.body.name, 'Need help');
    });
});
