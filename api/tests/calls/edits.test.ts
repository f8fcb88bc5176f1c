import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as schemas from '@handover/shared/contract/schemas';
import { png } from '../../testing/documents/sample-files.ts';
import { type Actor, type FormPart, signedIn } from '../../testing/people/actor.ts';
import { publishOffer, registerCompany } from '../../testing/people/business.builder.ts';
import { startDeal } from '../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../testing/servers/build-test-app.ts';

/** Each field of an edit with a new value, which the next read must return. */
const app = await buildTestApp();
const owner = await signedIn(app);
const other = await signedIn(app);
const staff = await signedIn(app, { isStaff: true });

type Values = Record<string, unknown>;

const made = async (url: string, parts: [string, FormPart][]) => {
  const { status, body } = await owner.form('POST', url, parts);
  assert.equal(status, 201, JSON.stringify(body));
  return body.id;
};
const tag = (await owner.post('/api/tags/', { name: 'Titanium' })).body.id;
const picture = await made('/api/sub_sector_background_images/', [
  ['sub_sector_id', 1],
  ['image', [await png(300, 200), 'front.png']],
]);

const vaud = (await owner.get('/api/regions/?name=Vaud')).body.results[0];
const lists = { sub_sectors: [2, 3], tags: [tag] };
const place = {
  country: vaud.country,
  region: vaud.id,
  city: 'Annecy',
  zip_code: '74000',
};
const texts = {
  unique_selling_proposition: 'All of the order book is under framework agreements.',
  financial: 'Audited figures',
  operational_kpi: 'Two shifts',
  ownership_structure: 'Two sisters',
};
const reach = { website: 'https://new.example', phone: '+33476000000' };
const company = {
  ...{ name: 'Usinage des Alpes', sectors: [2, 3], activity: 'Turns and mills small series.' },
  ...{ ...lists, ...place, ...reach, ...texts },
};
const listing = {
  ...{ project_title: 'Milling, certified anew', background_image: picture, preferred_currency: 2 },
  ...{ ...lists, ...place },
};
const sale = {
  ...listing,
  sectors: [2, 3],
  activity: 'Mills large series of titanium parts.',
  asking_price: 4_100_000.5,
  ...texts,
  organizational_chart: { nodes: [{ id: '1', name: 'Odile', title: 'Head', parent: null }] },
};
const facts = {
  reason_for_sale: 'The founder retires.',
  founded_year: 1987,
  handover_months: 12,
  largest_customer: '10_to_25',
  growth_shown: 'percent',
};
const mandate = {
  ...listing,
  preferred_sectors: [2, 3],
  preferred_ebitda_min: 100_000,
  preferred_ebitda_max: 200_000,
  preferred_min_revenue: 1_000_000,
  preferred_max_revenue: 2_000_000,
  preferred_description: 'A family-held group seeks a sixth workshop.',
};
const profile = {
  ...{ first_name: 'Odile', last_name: 'Roche', language: 'fr', phone: reach.phone },
  linkedin_url: 'https://www.linkedin.com/in/odile-roche',
  ...{ company: 'Roche et filles', role: 'Gérante', place: 'Annecy', spoken_languages: 'français, anglais' },
  website: 'https://roche-et-filles.example',
  about: 'Trois reprises en dix ans, chacune sous son nom.',
};

const companyId = await registerCompany(owner);
const saleId = await publishOffer(owner, { company_id: companyId });
const mandateId = await made('/api/opportunities/create_buy/', [
  ['project_title', 'Looking for a bakery'],
  ['preferred_sectors', 1],
  ['preferred_description', 'A bakery with a shop of its own.'],
]);
await staff.post(`/api/opportunities/${mandateId}/moderate/`, { validated: true });

const body = async (url: string): Promise<Values> => (await owner.get(url)).body;
const opportunity = async (id: number) => {
  const url = `/api/opportunities/${id}/`;
  const read = await body(url);
  return { ...(await body(`${url}private_data/`)), ...read, ...(read.own as Values) };
};
async function dealOf(opportunityId: number) {
  const dealId = await startDeal(owner, other, opportunityId);
  const url = `/api/deals/${dealId}/`;
  const id = (await body(url)).deal_opportunity_id;
  const read = async () => {
    const deal = await body(url);
    return { ...(deal.private_data as Values), ...(deal.opportunity as Values) };
  };
  return { id: dealId, url: `/api/deal_opportunities/${id}/`, read };
}

interface Edit {
  /** The owner, unless another one is named. */
  by?: Actor;
  url: string;
  values: Values;
  read: () => Promise<Values>;
}
const at = (url: string, values: Values, read = () => body(url)): Edit => ({ url, values, read });
const snapshot = { ...sale, company_name: company.name, ...reach };
// In the deal of a mandate the requester writes of the company.
const { city: _city, zip_code: _zip, ...wanted } = mandate;
const { activity, asking_price, organizational_chart } = sale;
const brought = {
  ...{ activity, asking_price, organizational_chart, company_name: company.name },
  ...{ ...reach, ...texts, city: place.city, zip_code: place.zip_code },
};
const dealOfMandate = await dealOf(mandateId);
const companyOfOther = await registerCompany(other);
await other.post(`/api/deals/${dealOfMandate.id}/attach_company/`, { company_id: companyOfOther });
const EDITS: Record<string, Edit> = {
  'a person': at(`/api/users/${owner.user.id}/`, profile, () => body('/api/users/current_user/')),
  'a company': at(`/api/companies_for_profile/${companyId}/`, company),
  'what a deal shows of a sale': { ...(await dealOf(saleId)), values: snapshot },
  'what a deal shows of a mandate': { ...dealOfMandate, values: wanted },
  'what a deal shows of the company for a mandate': { ...dealOfMandate, by: other, values: brought },
  'a sale': at(
    `/api/opportunities/${saleId}/`,
    { ...sale, ...facts, company_id: await registerCompany(owner, { name: 'Another' }) },
    () => opportunity(saleId),
  ),
  'a mandate': at(`/api/opportunities/${mandateId}/`, mandate, () => opportunity(mandateId)),
};

const sent = (value: unknown): FormPart =>
  Array.isArray(value) ? value.join() : typeof value === 'object' ? JSON.stringify(value) : String(value);
const isRecord = (value: unknown): value is { id: number } =>
  typeof value === 'object' && value !== null && 'id' in value;
/** A record as its id. */
const plain = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((each) => each.id) : isRecord(value) ? value.id : value;

for (const [what, { by = owner, url, values, read }] of Object.entries(EDITS))
  test(`${what}: every field is saved, and unchanged by an edit of another one`, async () => {
    const fields = Object.keys(values);
    const kept = async () => {
      const found = await read();
      return Object.fromEntries(fields.map((field) => [field, plain(found[field])]));
    };
    const before = await kept();
    for (const field of fields) assert.notDeepEqual(before[field], values[field], `${field} is no change`);
    const parts = fields.map((field): [string, FormPart] => [field, sent(values[field])]);
    for (const named of [parts, parts.slice(0, 1)]) {
      const { status, body } = await by.form('PATCH', url, named);
      assert.equal(status, 200, JSON.stringify(body));
      assert.deepEqual(await kept(), values);
    }
  });

test('the table above has every field', () => {
  const fieldsOf = (...values: object[]) => [...new Set(values.flatMap((each) => Object.keys(each)))].sort();
  const { image: _, ...person } = schemas.profileFieldsSchema.shape;
  for (const [shape, ...values] of [
    [person, profile],
    [schemas.companyPatchSchema.shape, company],
    // The review reads whether the hits were confirmed: identity-check.test.ts.
    [schemas.opportunityPatchSchema.shape, sale, facts, mandate, { company_id: 0, identity_confirmed: true }],
    [schemas.dealOpportunityPatchSchema.shape, snapshot, mandate],
  ] as const)
    assert.deepEqual(fieldsOf(...values), fieldsOf(shape));
});
