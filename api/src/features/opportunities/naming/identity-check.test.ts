import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { files, opportunities } from '../../../../db/schema/index.ts';
import { png } from '../../../../testing/documents/sample-files.ts';
import { type Actor, signedIn } from '../../../../testing/people/actor.ts';
import { offerCompany, registerCompany } from '../../../../testing/people/business.builder.ts';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const owner = await signedIn(app);
const company = await registerCompany(owner, {
  name: 'Atelier Vercors Usinage',
  website: 'https://www.vercors.example',
  phone: '+33 4 76 12 34 58',
  financial: 'The overdraft at Banque Merlanne is drawn in full',
});
const texts = { project_title: 'Workshop', activity: '', unique_selling_proposition: '' };
const check = async (
  changed: Partial<typeof texts> & { background_image?: number | null; tags?: number[]; region?: number },
  by: Actor = owner,
) => {
  const body = { company_id: company, ...texts, ...changed };
  return by.post('/api/opportunities/identity_check/', body);
};
const addPicture = async (name: string, by: Actor = owner): Promise<number> => {
  const added = await by.form('POST', '/api/sub_sector_background_images/', [
    ['sub_sector_id', 1],
    ['image', [await png(300, 200), name]],
  ]);
  assert.equal(added.status, 201, JSON.stringify(added.body));
  return added.body.id;
};

test('the texts are searched for what the company, its offices, listings and owner are called', async () => {
  const organizational_chart = JSON.stringify({ nodes: [{ id: '1', name: 'Lucie Ferlambois' }] });
  await offerCompany(owner, { company_id: company, organizational_chart });
  const { status, body } = await check({
    activity: ' The Vercors works in Voiron, run by Mme Ferlambois, owed to Merlanne, 04 76 12 34 58',
    background_image: await addPicture('rue-du-four.png'),
  });
  assert.equal(status, 200);
  assert.deepEqual(
    body.hits.map(({ field, text, reason }: Record<string, string>) => [field, text, reason]),
    [
      ['activity', 'Vercors', 'company_name'],
      ['activity', 'Voiron', 'city'],
      ['activity', 'Ferlambois', 'person'],
      ['activity', 'Merlanne', 'private_text'],
      ['activity', '04 76 12 34 58', 'phone'],
      ['picture_name', 'rue-du-four', 'street'],
    ],
  );
  // The offset is that of the text as it was sent: the blank at its beginning counts.
  assert.equal(body.hits[0].start, 5);
});

test('tags and regions that users have made are searched, and make no word a public one', async () => {
  const made = async (url: string, body: object) => (await owner.post(url, body)).body.id as number;
  const tag = await made('/api/tags/', { name: 'Merlanne' });
  const harmless = await made('/api/tags/', { name: 'Soudure' });
  const region = await made('/api/regions/', { name: 'Voiron' });
  const { body } = await check({ activity: 'A workshop in Voiron', tags: [harmless, tag], region });
  assert.deepEqual(
    body.hits.map(({ field, start, end, text, reason }: Record<string, unknown>) => [
      field,
      start,
      end,
      text,
      reason,
    ]),
    [
      ['activity', 14, 20, 'Voiron', 'city'],
      ['tags', 0, 8, 'Merlanne', 'private_text'],
      ['region', 0, 6, 'Voiron', 'city'],
    ],
  );
  const chosen = { company_id: company, tags: tag, region };
  const id = await offerCompany(owner, chosen);
  const again = await check({ activity: 'A workshop in Voiron, owed to Merlanne', tags: [tag], region });
  assert.deepEqual(
    again.body.hits.map(({ text }: { text: string }) => text),
    ['Voiron', 'Merlanne', 'Merlanne', 'Voiron'],
  );
  const staff = await signedIn(app, { isStaff: true });
  const review = await staff.get(`/api/opportunities/${id}/review/`);
  assert.deepEqual(
    review.body.hits.map(({ field, text }: Record<string, string>) => [field, text]),
    [
      ['tags', 'Merlanne'],
      ['region', 'Voiron'],
    ],
  );
});

test('texts longer than what can be saved are refused', async () => {
  const { status, body } = await check({ project_title: 'x'.repeat(700), activity: ` ${'x'.repeat(5000)}` });
  assert.equal(status, 400);
  assert.deepEqual(Object.keys(body.codes), ['project_title']);
});

test('only for the company of the viewer', async () => {
  const refused = await check({}, await signedIn(app));
  assert.equal(refused.status, 400);
  assert.equal(refused.body.codes.company_id[0].code, 'company.not_own');
});

test('the name of a picture is searched for who may use it, and for an owner who keeps it', async () => {
  const staff = await signedIn(app, { isStaff: true });
  const foreign = await addPicture('vercors.png', await signedIn(app));
  const refused = await check({ background_image: foreign });
  assert.equal(refused.status, 400);
  assert.equal(refused.body.codes.background_image[0].code, 'background_image.unknown');

  const offered = await addPicture('vercors.png', staff);
  const fieldsOf = async (background_image: number | null) => {
    const { body } = await check({ background_image });
    return body.hits.map(({ field }: { field: string }) => field);
  };
  assert.deepEqual(await fieldsOf(offered), ['picture_name']);
  assert.deepEqual(await fieldsOf(null), []);
  await offerCompany(owner, { company_id: company, background_image: offered });
  await app.db.update(files).set({ hiddenAt: new Date() }).where(eq(files.id, offered));
  assert.deepEqual(await fieldsOf(offered), ['picture_name']);
});

test('a confirmation is kept until one of the texts changes', async () => {
  const id = await offerCompany(owner, { company_id: company, identity_confirmed: 'true' });
  const confirmed = async () => {
    const [row] = await app.db.select().from(opportunities).where(eq(opportunities.id, id));
    return row?.identityConfirmed;
  };
  const edit = (field: string, value: string) =>
    owner.form('PATCH', `/api/opportunities/${id}/`, [[field, value]]);
  assert.equal(await confirmed(), true);
  await edit('asking_price', '1000000');
  assert.equal(await confirmed(), true);
  await edit('project_title', 'Another workshop for sale');
  assert.equal(await confirmed(), false);
  await edit('identity_confirmed', 'true');
  assert.equal(await confirmed(), true);
  assert.deepEqual(Object.keys((await edit('identity_confirmed', 'perhaps')).body.codes), [
    'identity_confirmed',
  ]);
});

test('a confirmation does not outlive the company that it was given for', async () => {
  const seller = await signedIn(app);
  const one = await registerCompany(seller);
  const other = await registerCompany(seller, { name: 'Atelier Vercors' });
  const confirmed = { company_id: one, identity_confirmed: 'true' };
  const [id, second] = [await offerCompany(seller, confirmed), await offerCompany(seller, confirmed)];
  const read = async (of: number) => {
    const [row] = await app.db.select().from(opportunities).where(eq(opportunities.id, of));
    return row;
  };
  const edit = (...fields: [string, string][]) => seller.form('PATCH', `/api/opportunities/${id}/`, fields);
  await edit(['company_id', String(one)]);
  assert.equal((await read(id))?.identityConfirmed, true);
  assert.equal((await edit(['company_id', String(other)])).status, 200);
  assert.equal((await read(id))?.identityConfirmed, false);
  await edit(['company_id', String(one)], ['identity_confirmed', 'true']);
  assert.equal((await read(id))?.identityConfirmed, true);

  const before = await read(second);
  const rename = (field: string, value: string) =>
    seller.form('PATCH', `/api/companies_for_profile/${one}/`, [[field, value]]);
  assert.equal((await rename('financial', 'Other figures')).status, 200);
  assert.equal((await read(second))?.identityConfirmed, true);
  for (const [field, value] of [
    ['name', 'Fonderie Merlanne'],
    ['city', 'Annecy'],
    ['phone', '+33 4 76 12 34 59'],
    ['website', 'https://other.example'],
  ] as const) {
    await edit(['identity_confirmed', 'true']);
    assert.equal((await rename(field, value)).status, 200);
    assert.equal((await read(id))?.identityConfirmed, false, field);
  }
  const move = async (street: string) => {
    const address = { country_name: 'France', city: 'Voiron', street, zip_code: '38500', address: '' };
    const url = `/api/companies_for_profile/${one}/update_offices_completely/`;
    assert.equal((await seller.post(url, { offices: [{ address }] })).status, 200);
    return (await read(id))?.identityConfirmed;
  };
  await edit(['identity_confirmed', 'true']);
  assert.equal(await move('1 rue du Four'), true);
  assert.equal(await move('2 rue du Four'), false);
  assert.equal((await read(second))?.identityConfirmed, false);
  assert.deepEqual((await read(second))?.updatedAt, before?.updatedAt);
});

test('an address may ask sixty times in ten minutes', async () => {
  const ask = () =>
    app.inject({
      method: 'POST',
      url: '/api/opportunities/identity_check/',
      payload: { company_id: company, ...texts },
      headers: { authorization: `Bearer ${owner.token}` },
      remoteAddress: '10.0.0.1',
    });
  const answers = [];
  for (let count = 0; count < 61; count += 1) answers.push(await ask());
  assert.deepEqual([...new Set(answers.slice(0, 60).map(({ statusCode }) => statusCode))], [200]);
  const last = answers.at(-1);
  assert.equal(last?.statusCode, 429);
  assert.equal(last?.json().code, 'request.too_many');
  assert.ok(Number(last?.headers['retry-after']) > 0);
});
