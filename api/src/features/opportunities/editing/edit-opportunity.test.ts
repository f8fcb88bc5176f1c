import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anonymous, type FormPart, signedIn } from '../../../../testing/people/actor.ts';
import { offerCompany, publishOffer, REVENUES } from '../../../../testing/people/business.builder.ts';
import { startDeal } from '../../../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const url = '/api/opportunities/';

test('an edit of public fields sends it back to review, running deals continue; price, figures and private texts do not', async () => {
  const owner = await signedIn(app);
  const buyer = await signedIn(app);
  const id = await publishOffer(owner);
  const deal = await startDeal(owner, buyer, id);
  const patch = (...parts: [string, FormPart][]) => owner.form('PATCH', `${url}${id}/`, parts);
  const same = await patch(
    ['project_title', 'Precision machining, aerospace certified'],
    ['sectors', 1],
    ['tags', ''],
    ['asking_price', 4_100_000],
    ['financial', 'Other private text'],
    ['city', 'Voiron'],
  );
  assert.deepEqual([same.body.validated, same.body.asking_price], [true, 4_100_000]);
  await owner.post(`${url}${id}/update_revenues_completely/`, { revenues: [REVENUES[1]] });
  assert.equal((await anonymous(app).get(`${url}${id}/`)).body.bands.year, 2024);
  assert.equal((await patch(['sectors', '1,2'])).body.validated, null);
  assert.equal((await anonymous(app).get(`${url}${id}/`)).status, 404);
  assert.equal((await buyer.get(`${url}${id}/`)).status, 200);
  const running = (await buyer.get(`/api/deals/${deal}/`)).body;
  assert.deepEqual([running.status, running.opportunity.sectors.length], ['active', 1]);
});

test('one end of a range must fit the stored other end', async () => {
  const buyer = await signedIn(app);
  const { body } = await buyer.form('POST', `${url}create_buy/`, [
    ['project_title', 'We look for machining near Grenoble'],
    ['preferred_sectors', '1'],
    ['preferred_description', 'A family-held group of five workshops seeks a sixth.'],
    ['preferred_min_revenue', 2_000_000],
    ['preferred_max_revenue', 5_000_000],
  ]);
  const patch = (field: string, value: FormPart) =>
    buyer.form('PATCH', `${url}${body.id}/`, [[field, value]]);
  assert.deepEqual(Object.keys((await patch('preferred_min_revenue', 6_000_000)).body.codes), [
    'preferred_max_revenue',
  ]);
  assert.equal((await patch('preferred_max_revenue', 'null')).status, 200);
  assert.equal((await patch('preferred_min_revenue', 6_000_000)).status, 200);
});

const box = (id: string, parent: string | null = null) => ({ id, name: `Name ${id}`, parent });

test('a field of the other type is refused by name, unless it is empty', async () => {
  const owner = await signedIn(app);
  const sale = await publishOffer(owner);
  const { body: mandate } = await owner.form('POST', `${url}create_buy/`, [
    ['project_title', 'We look for machining near Grenoble'],
    ['preferred_sectors', '1'],
    ['preferred_description', 'A family-held group of five workshops seeks a sixth.'],
  ]);
  const patch = (id: number, field: string, value: FormPart) =>
    owner.form('PATCH', `${url}${id}/`, [[field, value]]);
  for (const [id, field, value] of [
    [mandate.id, 'asking_price', 5],
    [mandate.id, 'financial', 'Figures of no company'],
    [sale, 'preferred_max_revenue', 5],
  ] as const) {
    const { status, body } = await patch(id, field, value);
    assert.deepEqual([status, Object.keys(body.codes)], [400, [field]]);
  }
  assert.equal((await patch(mandate.id, 'asking_price', 'null')).status, 200);
  assert.equal((await patch(mandate.id, 'financial', '')).status, 200);
});

test('a chart is stored as sent, readable with access; null removes it', async () => {
  const owner = await signedIn(app);
  const nodes = [box('1'), { ...box('2', '1'), title: 'Head of the workshop', salary: 90_000 }];
  const drawn = JSON.stringify({ nodes, extra: 1 }).replace('{', '{"__proto__":{"nodes":1},');
  const id = await offerCompany(owner, { organizational_chart: drawn });
  const chart = async () => (await owner.get(`${url}${id}/private_data/`)).body.organizational_chart;
  const kept = {
    nodes: [
      { id: '1', name: 'Name 1', title: '', parent: null },
      { id: '2', name: 'Name 2', title: 'Head of the workshop', parent: '1' },
    ],
  };
  assert.deepEqual(await chart(), kept);
  await owner.form('PATCH', `${url}${id}/`, [['financial', 'Nothing about the chart']]);
  assert.deepEqual(await chart(), kept);
  await owner.form('PATCH', `${url}${id}/`, [['organizational_chart', 'null']]);
  assert.equal(await chart(), null);
  const json = await owner.patch(`${url}${id}/`, { organizational_chart: { nodes: [box('1')] } });
  assert.equal(json.status, 200, JSON.stringify(json.body));
  assert.equal((await chart()).nodes.length, 1);
  await owner.patch(`${url}${id}/`, { organizational_chart: null });
  assert.equal(await chart(), null);
});

test('an invalid chart is refused by field', async () => {
  const owner = await signedIn(app);
  const id = await offerCompany(owner);
  const chain = (length: number) =>
    Array.from({ length }, (_, at) => box(`${at}`, at === 0 ? null : `${at - 1}`));
  const row = (length: number) => Array.from({ length }, (_, at) => box(`${at}`));
  const send = (text: string) => owner.form('PATCH', `${url}${id}/`, [['organizational_chart', text]]);
  const field = 'organizational_chart';
  for (const [nodes, [at, code]] of [
    [chain(9), [field, 'chart.too_many_levels']],
    [row(201), [`${field}.nodes`, 'chart.too_many_boxes']],
    [
      [box('1'), box('1')],
      [field, 'chart.repeated_id'],
    ],
    [[box('1', '2')], [field, 'chart.unknown_parent']],
    [
      [box('1', '2'), box('2', '1')],
      [field, 'chart.box_under_itself'],
    ],
    [[{ id: '1', name: '' }], [`${field}.nodes.0.name`, 'value.required']],
    [[{ id: 1, name: 'x' }], [`${field}.nodes.0.id`, 'value.invalid']],
  ] as const) {
    const refused = await send(JSON.stringify({ nodes }));
    assert.deepEqual([refused.status, refused.body.codes], [400, { [at]: [{ code }] }]);
  }
  const half = await send(JSON.stringify({ nodes: [{ id: '1', name: 'Half a pair: \ud83d' }] }));
  assert.equal(half.status, 200);
  assert.deepEqual((await send('{"nodes": [')).body.codes, { [field]: [{ code: 'chart.unreadable' }] });
  assert.deepEqual((await send('[]')).status, 400);
  assert.deepEqual((await send(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)).status, 400);
  const large = JSON.stringify({ nodes: [], padding: 'é'.repeat(131_080) });
  assert.deepEqual((await send(large)).body.codes, { [field]: [{ code: 'chart.too_large' }] });
  assert.equal((await send(JSON.stringify({ nodes: [...chain(8), ...row(0)] }))).status, 200);
  assert.equal((await send(JSON.stringify({ nodes: row(200) }))).status, 200);
});

test('an impossible id is reported by field', async () => {
  const owner = await signedIn(app);
  const id = await offerCompany(owner);
  const big = Number.MAX_SAFE_INTEGER + 1;
  for (const field of ['country', 'region', 'background_image', 'company_id', 'sectors', 'tags']) {
    const { status, body } = await owner.form('PATCH', `${url}${id}/`, [[field, big]]);
    assert.equal(status, 400);
    assert.ok(Object.keys(body.codes)[0]?.startsWith(field), JSON.stringify(body));
  }
  assert.equal((await owner.get(`${url}?sector=${big}`)).status, 400);
});

test('a reason may hold any text', async () => {
  const staff = await signedIn(app, { isStaff: true });
  const id = await offerCompany(await signedIn(app));
  const reason = 'It names the company \ud83d';
  assert.equal((await staff.post(`${url}${id}/moderate/`, { validated: false, reason })).status, 200);
});
