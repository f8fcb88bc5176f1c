import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { type Actor, anonymous, signedIn } from '../../../testing/people/actor.ts';
import { offerCompany, publishOffer, registerCompany } from '../../../testing/people/business.builder.ts';
import { askAccess } from '../../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const url = '/api/opportunities/';
const nobody = anonymous(app);

test('new ones are under review: only the owner and staff see them', async () => {
  const owner = await signedIn(app);
  const id = await offerCompany(owner);
  assert.equal((await owner.get(`${url}${id}/`)).body.validated, null);
  assert.equal((await nobody.get(`${url}${id}/`)).status, 404);
  assert.equal((await (await signedIn(app)).get(`${url}${id}/`)).status, 404);
  const staff = await signedIn(app, { isStaff: true });
  const queue = await staff.get(`${url}moderation_queue/`);
  assert.ok(queue.body.results.some((row: { id: number }) => row.id === id));
  assert.equal((await owner.get(`${url}moderation_queue/`)).status, 403);
  assert.equal((await owner.post(`${url}${id}/moderate/`, { validated: true })).status, 403);
});

test('publishing notifies the owner; rejecting needs a reason', async () => {
  const owner = await signedIn(app);
  const id = await offerCompany(owner);
  const staff = await signedIn(app, { isStaff: true });
  assert.equal((await staff.post(`${url}${id}/moderate/`, { validated: false })).status, 400);
  const rejected = await staff.post(`${url}${id}/moderate/`, {
    validated: false,
    reason: 'Names the company',
  });
  assert.equal(rejected.body.validated, false);
  assert.equal((await owner.get(`${url}${id}/`)).body.own.rejection_reason, 'Names the company');
  await owner.form('PATCH', `${url}${id}/`, [['asking_price', 'null']]);
  assert.equal((await owner.get(`${url}${id}/`)).body.validated, null);
  await staff.post(`${url}${id}/moderate/`, { validated: true });
  assert.equal((await nobody.get(`${url}${id}/`)).body.asking_price, null);
  const { body } = await owner.get('/api/notifications/');
  assert.deepEqual(
    body.results.results.map((row: { type: string }) => row.type),
    ['opportunity_approved', 'opportunity_rejected'],
  );
});

test('a teaser has no private field and no exact figure', async () => {
  const id = await publishOffer(await signedIn(app));
  for (const viewer of [nobody, await signedIn(app)]) {
    const responses = [await viewer.get(`${url}${id}/`), await viewer.get(url)];
    for (const { status, body } of responses) {
      assert.equal(status, 200);
      const text = JSON.stringify(body);
      for (const secret of [
        'Atelier Secret',
        'secret.example',
        'Voiron',
        'confidential figures',
        '720000',
        '4800000',
      ]) {
        assert.ok(!text.includes(secret), `${secret} leaks`);
      }
    }
  }
  assert.equal((await nobody.get(`${url}${id}/private_data/`)).status, 401);
  assert.equal((await (await signedIn(app)).get(`${url}${id}/private_data/`)).status, 403);
});

test('staff see the company name only in the private data, which is logged', async () => {
  const owner = await signedIn(app);
  const id = await offerCompany(owner);
  const staff = await signedIn(app, { isStaff: true });
  for (const each of [`${id}/`, 'moderation_queue/?page_size=100', '?page_size=100']) {
    const { status, raw } = await staff.get(`${url}${each}`);
    assert.equal(status, 200);
    assert.ok(!raw.toString().includes('Atelier Secret'), each);
  }
  assert.equal((await owner.get(`${url}${id}/`)).body.own.company_name, 'Atelier Secret');
  const read = async () => {
    const { rows } = await app.db.execute(
      sql`select 1 from moderation_events where opportunity_id = ${id} and event = 'private_data_read'`,
    );
    return rows.length;
  };
  assert.equal(await read(), 0);
  assert.equal((await staff.get(`${url}${id}/private_data/`)).body.company_name, 'Atelier Secret');
  assert.equal(await read(), 1);
});

test('the owner reads the private data', async () => {
  const owner = await signedIn(app);
  const id = await publishOffer(owner);
  const { body } = await owner.get(`${url}${id}/private_data/`);
  assert.equal(body.company_name, 'Atelier Secret');
  assert.equal(body.revenues[0].ebitda, 720_000.5);
  assert.equal(body.owner.email, owner.user.email);
});

test('search ignores accents, tolerates a typo, and combines with sector, type and order', async () => {
  const owner = await signedIn(app);
  await publishOffer(owner, { project_title: 'Éclairage public et mobilier urbain', sectors: 2 });
  const found = async (query: string) => (await nobody.get(`${url}?${query}`)).body.count;
  assert.equal(await found('project_title=eclairage'), 1);
  assert.equal(await found('project_title=éclairrage'), 1);
  assert.equal(await found('project_title=mobilier&sector=2'), 1);
  assert.equal(await found('project_title=mobilier&sectors=1,2'), 1);
  assert.equal(await found('project_title=mobilier&sector=1'), 0);
  assert.equal(await found('project_title=mobilier&type_of_opportunity=buy'), 0);
  assert.equal(await found('project_title=%25'), 0);
  assert.equal((await nobody.get(`${url}?ordering=asking_price`)).status, 200);
  assert.equal((await nobody.get(`${url}?ordering=financial`)).status, 400);
});

test("a favourite is toggled and listed; one's own opportunity cannot be one", async () => {
  const owner = await signedIn(app);
  const id = await publishOffer(owner);
  const fan = await signedIn(app);
  assert.equal((await fan.post(`${url}${id}/add_or_remove_from_favorites/`)).status, 200);
  assert.equal((await fan.get(`${url}?is_favorite=true`)).body.count, 1);
  await fan.post(`${url}${id}/add_or_remove_from_favorites/`);
  assert.equal((await fan.get(`${url}?is_favorite=true`)).body.count, 0);
  assert.equal((await owner.post(`${url}${id}/add_or_remove_from_favorites/`)).status, 403);
});

test('users offer only their own companies, and edit only their own opportunities', async () => {
  const owner = await signedIn(app);
  const stranger = await signedIn(app);
  const company = await registerCompany(owner);
  const id = await publishOffer(owner, { company_id: company });
  const stolen = await stranger.form('POST', `${url}create_sell/`, [
    ['company_id', company],
    ['project_title', 'A stolen company, well kept'],
    ['sectors', 1],
    ['activity', 'Twenty characters and more of it'],
    ['unique_selling_proposition', 'Twenty characters and more of it'],
  ]);
  assert.deepEqual(Object.keys(stolen.body.codes), ['company_id']);
  assert.equal(
    (await stranger.form('PATCH', `${url}${id}/`, [['project_title', 'Changed by a stranger']])).status,
    403,
  );
  assert.equal((await stranger.delete(`${url}${id}/`)).status, 403);
  assert.equal((await owner.delete(`${url}${id}/`)).status, 204);
});

test('what one sells is listed of one company too, and of no other user', async () => {
  const owner = await signedIn(app);
  const [first, second] = [await registerCompany(owner), await registerCompany(owner)];
  const ids = [
    await offerCompany(owner, { company_id: first }),
    await offerCompany(owner, { company_id: first }),
  ];
  await offerCompany(owner, { company_id: second });
  const listed = async (by: Actor, query: string) => {
    const { status, body } = await by.get(`${url}my_list_sell/?${query}`);
    assert.equal(status, 200);
    return body.results.map(({ id }: { id: number }) => id);
  };
  assert.deepEqual(await listed(owner, `company_id=${first}&ordering=created_at`), ids);
  assert.deepEqual(await listed(owner, `company_id=${first}&validated=true`), []);
  assert.deepEqual(
    await listed(owner, `company_id=${first}&project_title=aerospace&ordering=created_at`),
    ids,
  );
  assert.deepEqual(await listed(await signedIn(app), `company_id=${first}`), []);
  assert.equal((await owner.get(`${url}my_list_sell/?company_id=x`)).status, 400);
  assert.equal((await owner.get(`${url}my_list_buy/?company_id=${first}`)).status, 400);
});

test('the ranges of a mandate must be in order', async () => {
  const buyer = await signedIn(app);
  const mandate = (max: number): [string, string | number][] => [
    ['project_title', 'We look for machining near Grenoble'],
    ['preferred_sectors', '1'],
    ['preferred_description', 'A family-held group of five workshops seeks a sixth.'],
    ['preferred_min_revenue', 2_000_000],
    ['preferred_max_revenue', max],
  ];
  const wrong = await buyer.form('POST', `${url}create_buy/`, mandate(1));
  assert.deepEqual(Object.keys(wrong.body.codes), ['preferred_max_revenue']);
  const right = await buyer.form('POST', `${url}create_buy/`, mandate(10_000_000));
  assert.equal(right.status, 201);
  assert.equal((await buyer.get(`${url}my_list_buy/?validated=null`)).body.count, 1);
  assert.equal((await buyer.get(`${url}my_list_sell/`)).body.count, 0);
});

test("one's own list can begin with what needs an answer, over all pages", async () => {
  const owner = await signedIn(app);
  const staff = await signedIn(app, { isStaff: true });
  const company_id = await registerCompany(owner);
  const [asked, rejected, expired, quiet, underReview] = [
    await publishOffer(owner, { company_id }),
    await offerCompany(owner, { company_id }),
    await publishOffer(owner, { company_id }),
    await publishOffer(owner, { company_id }),
    await offerCompany(owner, { company_id }),
  ];
  const reason = 'It names the village.';
  await staff.post(`${url}${rejected}/moderate/`, { validated: false, reason });
  await askAccess(await signedIn(app), asked);
  const late = await askAccess(await signedIn(app), expired);
  await app.db.execute(
    sql`update access_requests set expires_at = now() - interval '1 minute' where id = ${late}`,
  );
  const listed: number[] = [];
  for (const page of [1, 2, 3]) {
    const list = await owner.get(`${url}my_list_sell/?ordering=-needs_answer&page_size=2&page=${page}`);
    listed.push(...list.body.results.map(({ id }: { id: number }) => id));
  }
  assert.deepEqual(listed, [rejected, asked, underReview, quiet, expired]);
  const last = await owner.get(`${url}my_list_sell/?ordering=needs_answer`);
  assert.deepEqual(
    last.body.results.map(({ id }: { id: number }) => id),
    listed.toReversed(),
  );
  assert.equal((await owner.get(`${url}?ordering=-needs_answer`)).status, 400);
});
