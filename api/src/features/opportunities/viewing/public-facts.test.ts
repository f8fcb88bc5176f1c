import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anonymous, type FormPart, signedIn } from '../../../../testing/people/actor.ts';
import { offerCompany, publishOffer } from '../../../../testing/people/business.builder.ts';
import { startDeal } from '../../../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const url = '/api/opportunities/';
const FACTS = [
  'reason_for_sale',
  'founded_year',
  'handover_months',
  'largest_customer',
  'growth_shown',
] as const;
const told = {
  reason_for_sale: 'The founder retires.',
  founded_year: 1987,
  handover_months: 12,
  largest_customer: '10_to_25',
  growth_shown: 'percent',
} as const;
const NONE = ['', null, null, null, 'none'];
type Body = Record<string, unknown>;
const factsOf = (body: Body) => FACTS.map((fact) => body[fact]);
type Owner = Awaited<ReturnType<typeof signedIn>>;
const patch = (owner: Owner, id: number, values: Record<string, FormPart>) =>
  owner.form('PATCH', `${url}${id}/`, Object.entries(values));

test('a stranger reads the facts that the seller has chosen, and no growth beside bands without that', async () => {
  const owner = await signedIn(app);
  const visitor = anonymous(app);
  const id = await publishOffer(owner);
  const read = async (): Promise<Body> => (await visitor.get(`${url}${id}/`)).body;
  assert.deepEqual([factsOf(await read()), (await read()).growth], [NONE, null]);

  const { reason_for_sale: _, ...figures } = told;
  assert.equal((await patch(owner, id, figures)).body.validated, true);
  assert.deepEqual(factsOf(await read()).slice(1), Object.values(told).slice(1));
  const { growth } = await read();
  assert.deepEqual(Object.keys(growth as Body), ['since', 'percent', 'band']);
  await patch(owner, id, { growth_shown: 'band' });
  const banded = (await read()).growth as Body;
  assert.equal(banded.percent, null);
  assert.notEqual(banded.band, null);

  const cleared = { founded_year: 'null', handover_months: '', largest_customer: '', growth_shown: 'none' };
  assert.equal((await patch(owner, id, cleared)).status, 200);
  assert.deepEqual([factsOf(await read()), (await read()).growth], [NONE, null]);
});

test('the reason is a text: it goes to review, which names what changed, and it is searched for names', async () => {
  const [owner, staff] = [await signedIn(app), await signedIn(app, { isStaff: true })];
  const id = await publishOffer(owner);
  const sent = await patch(owner, id, { ...told, reason_for_sale: 'Call +33 6 12 34 56 78.' });
  assert.equal(sent.body.validated, null);
  const { body } = await staff.get(`${url}${id}/review/`);
  const changed = body.changes.map(({ field }: { field: string }) => field);
  assert.deepEqual(changed, FACTS);
  const [hit] = body.hits;
  assert.deepEqual([hit.field, hit.reason, hit.text], ['reason_for_sale', 'phone', '+33 6 12 34 56 78']);
});

test('a deal keeps the facts as they were', async () => {
  const [owner, buyer] = [await signedIn(app), await signedIn(app)];
  const id = await publishOffer(owner);
  const staff = await signedIn(app, { isStaff: true });
  await patch(owner, id, told);
  await staff.post(`${url}${id}/moderate/`, { validated: true });
  const deal = `/api/deals/${await startDeal(owner, buyer, id)}/`;
  await patch(owner, id, { founded_year: '2001', growth_shown: 'none' });
  const { opportunity } = (await buyer.get(deal)).body;
  assert.deepEqual(factsOf(opportunity), Object.values(told));
  assert.equal(typeof opportunity.growth.percent, 'number');
  assert.equal((await buyer.get(`${url}${id}/`)).body.growth, null);
});

test('a mandate has none', async () => {
  const owner = await signedIn(app);
  const { body } = await owner.form('POST', `${url}create_buy/`, [
    ['project_title', 'We look for machining near Grenoble'],
    ['preferred_sectors', '1'],
    ['preferred_description', 'A family-held group of five workshops seeks a sixth.'],
  ]);
  const refused = await patch(owner, body.id, { founded_year: 1987 });
  assert.deepEqual([refused.status, Object.keys(refused.body.codes)], [400, ['founded_year']]);
});

test('a new sale takes them with it', async () => {
  const owner = await signedIn(app);
  const id = await offerCompany(owner, told);
  assert.deepEqual(factsOf((await owner.get(`${url}${id}/`)).body), Object.values(told));
});
