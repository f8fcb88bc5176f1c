import assert from 'node:assert/strict';
import type { FormPart, TestResponse } from '../../people/actor.ts';
import { REVENUES } from '../../people/business.builder.ts';
import { NAMES, type PersonName } from '../actors.ts';
import type { Person } from './users.ts';

export type Type = 'sell' | 'buy';

/** Data that only users with access may read. */
export const CONFIDENTIAL = {
  website: 'https://www.quenouille-freres.example',
  phone: '+33476123458',
  city: 'Quillebeuf-sur-Seine',
  street: '17 chemin des Alouettes',
  financial: 'The overdraft at Banque Merlanne is drawn in full',
  kpi: 'Scrap rate stands at eleven point three',
  ownership: 'Held by the Verjus heirs in four equal parts',
  revenue: 4_813_579,
  ebitda: 721_357.25,
  added: 83_219.25,
  normalised: 804_576.5,
  reason: 'The founder draws two wages from the workshop',
};
/** The same data of the other owner. */
export const OTHERS: typeof CONFIDENTIAL = {
  website: 'https://www.bobinette.example',
  phone: '+33476987612',
  city: 'Wambrechies',
  street: '3 rue du Rossignol',
  financial: 'The Flemish customers pay after ninety days',
  kpi: 'Looms stand still for a third of the day',
  ownership: 'A widow holds the whole of it',
  revenue: 6_218_394,
  ebitda: 402_871.75,
  added: 61_904.5,
  normalised: 464_776.25,
  reason: 'The storm tore the roof off the weaving shed',
};
/** Those of the companies that the bidder of `active` brings to mandates. */
export const BROUGHT: typeof CONFIDENTIAL = {
  website: 'https://www.passementerie-odet.example',
  phone: '+33476555101',
  city: 'Plouguerneau',
  street: '9 venelle des Goélands',
  financial: 'The mill at Odet owes two rents to its landlord',
  kpi: 'One order in nineteen leaves late',
  ownership: 'Three cousins hold the braid works',
  revenue: 3_317_862,
  ebitda: 291_443.5,
  added: 44_718.25,
  normalised: 336_161.75,
  reason: 'The braid works rents its yard from a cousin',
};
/** Those of the companies of rivals, whose rooms are closed to the owner of the mandate again. */
export const RIVALS: typeof CONFIDENTIAL = {
  website: 'https://www.corderie-lehaut.example',
  phone: '+33476555202',
  city: 'Bruyères-le-Châtel',
  street: '22 allée du Chanvre',
  financial: 'The rope works lost its largest shipyard',
  kpi: 'Every sixth spool is wound again',
  ownership: 'A foundation holds the rope works',
  revenue: 5_529_417,
  ebitda: 388_126.5,
  added: 27_351.75,
  normalised: 415_478.25,
  reason: 'A lawsuit about spools was settled for good',
};
/** Data that the calls of the matrix write; not private. */
export const NEW: typeof CONFIDENTIAL = {
  website: 'https://www.new.example',
  phone: '+33476000000',
  city: 'Chambost',
  street: '1 rue Neuve',
  financial: 'New financial text',
  kpi: 'New indicators',
  ownership: 'New ownership',
  revenue: 1_000_001,
  ebitda: 100_001,
  added: 10_002,
  normalised: 110_003,
  reason: 'New reason',
};
const FACTS: Partial<Record<PersonName, typeof CONFIDENTIAL>> = {
  other: OTHERS,
  active: BROUGHT,
  paused: RIVALS,
  cancelled: RIVALS,
};
export function privateOf({ email }: Person) {
  const isOf = (name: PersonName) => email.startsWith(NAMES[name][0].toLowerCase());
  return FACTS[(Object.keys(NAMES) as PersonName[]).find(isOf) ?? 'owner'] ?? CONFIDENTIAL;
}

/** The name of the company of a listing. */
export const companyName = (of: string) => `Quenouille & Fils ${of}`;

export const expectStatus = (response: TestResponse, status: number) => {
  assert.equal(response.status, status, JSON.stringify(response.body));
  return response.body;
};

const entries = (fields: Record<string, FormPart>) => Object.entries(fields);
export const figuresOf = (facts: typeof CONFIDENTIAL) => ({
  revenues: REVENUES.map((row, back) => ({
    ...row,
    revenue: facts.revenue - back,
    ebitda: facts.ebitda - back,
    add_backs: [{ kind: 'owner_pay' as const, amount: facts.added, reason: facts.reason }],
  })),
});
export const officesOf = ({ city, street }: typeof CONFIDENTIAL) => ({
  offices: [{ address: { country_name: 'France', city, street, zip_code: '27680', address: '' } }],
});

/** A company with figures and an office. */
export async function registerAt(owner: Person, of: string): Promise<number> {
  const { actor } = owner;
  const facts = privateOf(owner);
  const { website, phone, city } = facts;
  const fields = entries({ name: companyName(of), sectors: 1, website, phone, city });
  const { id } = expectStatus(await actor.form('POST', '/api/companies_for_profile/', fields), 201);
  const url = `/api/companies_for_profile/${id}`;
  expectStatus(await actor.post(`${url}/update_revenues_completely/`, figuresOf(facts)), 200);
  expectStatus(await actor.post(`${url}/update_offices_completely/`, officesOf(facts)), 200);
  return id;
}

export const sellFields = (company_id: number, of: string, facts = CONFIDENTIAL) => ({
  company_id,
  project_title: `Workshop for sale, ${of}`,
  sectors: 1,
  activity: 'Turns and mills small series of parts for cabins.',
  unique_selling_proposition: 'Two thirds of the order book is under framework agreements.',
  asking_price: '3900000',
  city: facts.city,
  financial: facts.financial,
  operational_kpi: facts.kpi,
  ownership_structure: facts.ownership,
});
export const buyFields = (of: string) => ({
  project_title: `Workshop wanted, ${of}`,
  preferred_sectors: 1,
  preferred_description: 'A family-held group of five workshops seeks a sixth.',
  preferred_min_revenue: 1_000_000,
  preferred_max_revenue: 9_000_000,
});

export interface Listing {
  opportunity: number;
  /** 0 for a mandate. */
  company: number;
}

/** Creates a listing that is under review. */
export async function submitListing(owner: Person, type: Type, of: string): Promise<Listing> {
  const company = type === 'sell' ? await registerAt(owner, of) : 0;
  const fields = type === 'sell' ? sellFields(company, of, privateOf(owner)) : buyFields(of);
  const url = `/api/opportunities/create_${type}/`;
  const { id } = expectStatus(await owner.actor.form('POST', url, entries(fields)), 201);
  return { opportunity: id, company };
}

export const moderate = async (staff: Person, { opportunity }: Listing, decision: object) =>
  expectStatus(await staff.actor.post(`/api/opportunities/${opportunity}/moderate/`, decision), 200);
