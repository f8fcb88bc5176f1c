import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type FormPart, signedIn, type TestResponse } from '../../testing/people/actor.ts';
import { offerCompany, registerCompany } from '../../testing/people/business.builder.ts';
import { buildTestApp } from '../../testing/servers/build-test-app.ts';

/** The limits of the server rules as numbers: the last allowed value, and the first that is refused. */
const app = await buildTestApp();
const owner = await signedIn(app);
const company = `/api/companies_for_profile/${await registerCompany(owner)}/`;
const sale = `/api/opportunities/${await offerCompany(owner)}/`;
const mandate = `/api/opportunities/${await createMandate()}/`;
const user = `/api/users/${owner.user.id}/`;

async function createMandate(): Promise<number> {
  const made = await owner.form('POST', '/api/opportunities/create_buy/', [
    ['project_title', 'Looking for a bakery'],
    ['preferred_sectors', 1],
    ['preferred_description', 'A bakery with a shop of its own.'],
  ]);
  assert.equal(made.status, 201, JSON.stringify(made.body));
  return made.body.id;
}

const text = (length: number, letter = 'a') => letter.repeat(length);
const ids = (length: number) => Array.from({ length }, (_, index) => index + 1).join();
const addresses = (length: number) => ({
  offices: Array.from({ length }, () => ({ address: { country_name: 'France', city: 'Voiron' } })),
});
const thisYear = new Date().getUTCFullYear();
const year = (back: number, more: object = {}) => ({
  date: `${thisYear - back}-01-01`,
  revenue: 1000,
  number_of_employees: 3,
  currency: 1,
  ...more,
});
const years = (length: number) => ({ revenues: Array.from({ length }, (_, back) => year(back)) });
const chart = (nodes: object[]) => JSON.stringify({ nodes });
const boxes = (length: number) =>
  chart(Array.from({ length }, (_, index) => ({ id: `${index}`, name: 'Box', title: '', parent: null })));
const levels = (length: number) =>
  chart(
    Array.from({ length }, (_, index) => ({
      id: `${index}`,
      name: 'Box',
      parent: index === 0 ? null : `${index - 1}`,
    })),
  );

const patch = (url: string, field: string) => (value: FormPart) => owner.form('PATCH', url, [[field, value]]);
const post = (url: string) => (body: object) => owner.post(url, body);

interface Row<Value> {
  what: string;
  send: (value: Value) => Promise<TestResponse>;
  taken: Value[];
  refused: Value[];
}
const row = <Value>(what: string, send: Row<Value>['send'], taken: Value[], refused: Value[]) =>
  ({ what, send, taken, refused }) as Row<unknown>;
const amounts = (url: string, field: string) =>
  row(
    field,
    patch(url, field),
    ['0', '1000000000000', '0.07', '999999999999.99', 'null'],
    ['-1', '1000000000001', '1.001', 'x'],
  );
const name = (what: string) =>
  row(
    what,
    patch(user, what),
    ['O', 'Al', text(30), "Ana-Maria O'Neil", 'Łukasz'],
    ['-', text(31), 'R2D2', 'Al!'],
  );
const long = (url: string, what: string, least: number) =>
  row(what, patch(url, what), [text(least), text(5000)], [...(least ? [text(least - 1)] : []), text(5001)]);

const ROWS: Row<unknown>[] = [
  name('first_name'),
  name('last_name'),
  row(
    'tag',
    (name: string) => owner.post('/api/tags/', { name }),
    ['Ab', text(30, 'é')],
    ['A', text(31), 'a b'],
  ),
  row('region', (name: string) => owner.post('/api/regions/', { name }), ['Île-de-France 2'], ['A']),
  row('company name', patch(company, 'name'), ['ab', text(100)], ['a', text(101)]),
  row('project_title', patch(sale, 'project_title'), [text(10), text(100)], [text(9), text(101)]),
  long(sale, 'activity', 20),
  long(sale, 'unique_selling_proposition', 20),
  long(mandate, 'preferred_description', 20),
  long(sale, 'financial', 0),
  long(sale, 'operational_kpi', 0),
  long(sale, 'ownership_structure', 0),
  long(company, 'activity', 0),
  row('reason_for_sale', patch(sale, 'reason_for_sale'), ['', text(200)], [text(201)]),
  row(
    'founded_year',
    patch(sale, 'founded_year'),
    ['1000', '2025', 'null', ''],
    ['999', '2999', '1987.5', 'x'],
  ),
  row('handover_months', patch(sale, 'handover_months'), ['0', '36', 'null'], ['-1', '37', '1.5']),
  row('largest_customer', patch(sale, 'largest_customer'), ['under_10', 'null', ''], ['half']),
  row('growth_shown', patch(sale, 'growth_shown'), ['none', 'band', 'percent'], ['', 'exact']),
  amounts(sale, 'asking_price'),
  ...['ebitda_min', 'ebitda_max', 'min_revenue', 'max_revenue'].map((end) =>
    amounts(mandate, `preferred_${end}`),
  ),
  row('sectors', patch(sale, 'sectors'), [ids(1), ids(5)], ['', ids(6)]),
  row('preferred_sectors', patch(mandate, 'preferred_sectors'), [ids(5)], ['', ids(6)]),
  row('sectors of a company', patch(company, 'sectors'), [ids(5)], ['', ids(6)]),
  row('sub_sectors', patch(sale, 'sub_sectors'), ['', ids(10)], [ids(11)]),
  row('tags', patch(sale, 'tags'), [''], [ids(11)]),
  row('organizational_chart: nodes', patch(sale, 'organizational_chart'), [boxes(200)], [boxes(201)]),
  row('organizational_chart: levels', patch(sale, 'organizational_chart'), [levels(8)], [levels(9)]),
  row(
    'organizational_chart: 256 kB',
    patch(sale, 'organizational_chart'),
    [boxes(1).padEnd(262_144)],
    [`${boxes(1).slice(0, -1).padEnd(262_144)}}`],
  ),
  ...[company, sale].flatMap((url) => [
    row('offices', post(`${url}update_offices_completely/`), [addresses(0), addresses(50)], [addresses(51)]),
    row(
      'revenues',
      post(`${url}update_revenues_completely/`),
      [
        years(1),
        years(10),
        { revenues: [year(0, { ebitda: -5, net_profit: -7.25 })] },
        { revenues: [year(0, { ebitda: null })] },
        { revenues: [year(0, { number_of_employees: 0 })] },
        { revenues: [year(0, { number_of_employees: 1_000_000 })] },
      ],
      [
        years(0),
        years(11),
        { revenues: [year(1), year(1)] },
        { revenues: [year(-1)] },
        { revenues: [year(0, { date: `${thisYear}-02-01` })] },
        { revenues: [year(0, { revenue: -1 })] },
        { revenues: [year(0, { number_of_employees: 1.5 })] },
        { revenues: [year(0, { number_of_employees: -1 })] },
        { revenues: [year(0, { number_of_employees: 1_000_001 })] },
      ],
    ),
  ]),
  ...['regions', 'countries', 'sectors', 'sub_sectors', 'tags', 'currencies'].map((list) =>
    row(
      `page_size of ${list}`,
      (size: number) => owner.get(`/api/${list}/?page_size=${size}`),
      [500],
      [501, 0],
    ),
  ),
  ...['opportunities', 'companies_for_profile', 'deals', 'notifications'].map((list) =>
    row(
      `page_size of ${list}`,
      (size: number) => owner.get(`/api/${list}/?page_size=${size}`),
      [100],
      [101, 0],
    ),
  ),
];

for (const { what, send, taken, refused } of ROWS)
  test(what, async () => {
    for (const value of taken) {
      const response = await send(value);
      assert.ok(response.status < 300, `${shown(value)}: ${JSON.stringify(response.body).slice(0, 200)}`);
    }
    for (const value of refused) assert.equal((await send(value)).status, 400, shown(value));
  });
const shown = (value: unknown) => JSON.stringify(value).slice(0, 100);
