import assert from 'node:assert/strict';
import { type Actor, type FormPart, signedIn } from './actor.ts';

const form = (fields: Record<string, FormPart>): [string, FormPart][] => Object.entries(fields);

export const REVENUES = [2025, 2024, 2023].map((year, back) => ({
  date: `${year}-01-01`,
  revenue: 4_800_000 - back * 200_000,
  number_of_employees: 34 - back,
  ebitda: 720_000.5 - back * 50_000,
  net_profit: 360_000,
  currency: 1,
}));

/** Registers a company with figures of three years and an office, through the api; returns its id. */
export async function registerCompany(owner: Actor, fields: Record<string, FormPart> = {}): Promise<number> {
  const parts = form({ name: 'Atelier Secret', sectors: 1, website: 'https://secret.example', ...fields });
  const created = await owner.form('POST', '/api/companies_for_profile/', parts);
  assert.equal(created.status, 201, JSON.stringify(created.body));
  const url = `/api/companies_for_profile/${created.body.id}`;
  assert.equal((await owner.post(`${url}/update_revenues_completely/`, { revenues: REVENUES })).status, 200);
  const address = {
    country_name: 'France',
    city: 'Voiron',
    street: '1 rue du Four',
    zip_code: '38500',
    address: '',
  };
  assert.equal(
    (await owner.post(`${url}/update_offices_completely/`, { offices: [{ address }] })).status,
    200,
  );
  return created.body.id;
}

const TEASER = {
  project_title: 'Precision machining, aerospace certified',
  sectors: 1,
  activity: 'Turns and mills small series of titanium parts for cabins.',
  unique_selling_proposition: 'Two thirds of the order book is under framework agreements.',
  asking_price: '3900000',
  financial: 'Strictly confidential figures',
};

/** Creates a sell opportunity, which is under review; returns its id. */
export async function offerCompany(owner: Actor, fields: Record<string, FormPart> = {}): Promise<number> {
  const company_id = fields.company_id ?? (await registerCompany(owner));
  const created = await owner.form(
    'POST',
    '/api/opportunities/create_sell/',
    form({ ...TEASER, ...fields, company_id }),
  );
  assert.equal(created.status, 201, JSON.stringify(created.body));
  return created.body.id;
}

/** Creates and publishes a sell opportunity, with new tags of its owner that staff accept; returns its id. */
export async function publishOffer(
  owner: Actor,
  fields: Record<string, FormPart> = {},
  acceptedTags: number[] = [],
): Promise<number> {
  const id = await offerCompany(owner, fields);
  const staff = await signedIn(owner.app, { isStaff: true });
  const proposed = acceptedTags.map((tag) => ({ kind: 'tag', id: tag, accepted: true }));
  const decision = { validated: true, proposed };
  assert.equal((await staff.post(`/api/opportunities/${id}/moderate/`, decision)).status, 200);
  return id;
}

/** Creates and publishes a mandate; returns its id. */
export async function publishMandate(owner: Actor): Promise<number> {
  const made = await owner.form('POST', '/api/opportunities/create_buy/', [
    ['project_title', 'Looking for a bakery'],
    ['preferred_description', 'A business with loyal customers and a team that stays on.'],
    ['preferred_sectors', '[1]'],
  ]);
  assert.equal(made.status, 201, JSON.stringify(made.body));
  const staff = await signedIn(owner.app, { isStaff: true });
  const url = `/api/opportunities/${made.body.id}/moderate/`;
  assert.equal((await staff.post(url, { validated: true })).status, 200);
  return made.body.id;
}
