import { NO_FILTERS, paths, type Review } from '@handover/shared/contract';
import { inSuite } from '@handover/shared/testing/suite';
import type { Account } from '../product/records/account.ts';
import { STAFF } from '../product/records/confidential-listing.ts';
import { fillAdvisers } from './fill-advisers.ts';
import type { HostileClient } from './hostile-client.ts';
import {
  chart,
  figures,
  listingTexts,
  long,
  office,
  place,
  STORY,
  short,
  storyTexts,
  webAddress,
} from './hostile-texts.ts';
import { PAYLOADS } from './payloads.ts';

/** A person may ask for access 20 times a day, and make 20 regions. */
export const A_PERSON = 20;

export interface Lane {
  payload: string;
  seller: Account;
  buyer: Account;
  company: number;
  opportunity: number;
  deal: number;
}
/** A listing of a company of which all texts are a payload, published; somebody asks for access, which begins a deal. */
export async function buildLane(
  client: HostileClient,
  index: number,
  sellers: Account[],
  buyers: Account[],
): Promise<Lane> {
  const payload = PAYLOADS[index] ?? '';
  const seller = sellers[Math.floor(index / A_PERSON)] as Account;
  const buyer = buyers[Math.floor(index / A_PERSON)] as Account;
  await client.send(seller, 'POST /api/tags/', {}, {}, { name: payload });
  const region = await client.send(seller, 'POST /api/regions/', {}, {}, { name: short(payload) });
  const sectors = '1';
  const { id: company } = await client.send(
    seller,
    'POST /api/companies_for_profile/',
    {},
    { name: 'Atelier', sectors },
    {
      name: short(payload),
      ...place(payload),
      website: webAddress(payload),
      phone: payload,
      ...storyTexts(),
    },
  );
  await client.send(
    seller,
    'POST /api/companies_for_profile/{id}/update_offices_completely/',
    { id: company },
    {},
    office(payload),
  );
  await client.send(
    seller,
    'POST /api/companies_for_profile/{id}/update_revenues_completely/',
    { id: company },
    {},
    figures(payload),
  );
  await importCompany(client, seller, payload);
  const listing = {
    sectors,
    company_id: company,
    project_title: `Listing ${index} of many`,
    ...STORY,
    identity_confirmed: true,
  };
  const { id: opportunity } = await client.send(
    seller,
    'POST /api/opportunities/create_sell/',
    {},
    { ...listing, region: region.id },
    { ...listingTexts(payload), ...(index === 1 ? { organizational_chart: chart(PAYLOADS) } : {}) },
  );
  await client.send(
    seller,
    'POST /api/opportunities/{id}/update_offices_completely/',
    { id: opportunity },
    {},
    office(payload),
  );
  await client.send(
    seller,
    'POST /api/opportunities/{id}/update_revenues_completely/',
    { id: opportunity },
    {},
    figures(payload),
  );
  await publish(client, opportunity);
  await client.send(
    buyer,
    'PATCH /api/users/current_user/buyer_profile/',
    {},
    { kind: 'fund' },
    { background: short(payload) },
  );
  await saveSearch(client, buyer, payload);
  const { id: request } = await client.send(
    buyer,
    'POST /api/opportunities/{id}/request_access/',
    { id: opportunity },
    { nda_accepted: true, shows_profile: true },
    { message: long(), signature: payload },
  );
  const asked = { id: request };
  await client.send(
    seller,
    'POST /api/access_requests/{id}/ask/',
    asked,
    { question: 'Who would lead it?' },
    { question: short(payload) },
  );
  await client.send(
    buyer,
    'POST /api/access_requests/{id}/answer/',
    asked,
    { answer: 'I would.' },
    { answer: short(payload) },
  );
  const isDeclined = index === 1;
  const answer = isDeclined ? 'decline' : 'accept';
  const { deal_id } = await client.send<{ deal_id: number }>(
    seller,
    'POST /api/access_requests/{id}/{action}/',
    { id: request, action: answer },
    {},
    isDeclined ? { reason: long() } : {},
  );
  // A person is in one firm.
  if (index === 0) await fillAdvisers(client, seller, { company, opportunity, payload });
  return { payload, seller, buyer, company, opportunity, deal: isDeclined ? 0 : deal_id };
}

/**
 * Publishes an opportunity. If the suite has a product of its own, staff accept the region, too: everybody is offered
 * it then.
 */
export async function publish(client: HostileClient, id: number) {
  const { proposed }: Review = await (await client.get(STAFF, paths.review(id))).json();
  const accepted = proposed.map((name) => ({ kind: name.kind, id: name.id, accepted: true }));
  await client.send(
    STAFF,
    'POST /api/opportunities/{id}/moderate/',
    { id },
    { validated: true, proposed: inSuite({ test: [], long: accepted }) },
  );
}

async function saveSearch(client: HostileClient, buyer: Account, payload: string): Promise<void> {
  const filters = { ...NO_FILTERS, search: payload.slice(0, 100) };
  const { id } = await client.send(
    buyer,
    'POST /api/saved_searches/',
    {},
    { name: 'Ateliers', type_of_opportunity: 'sell', alert: 'none', by_mail: false },
    { name: payload.slice(0, 80), filters },
  );
  await client.send(buyer, 'PATCH /api/saved_searches/{id}/', { id }, {}, { name: payload.slice(0, 80) });
}

/** A company of a spreadsheet. A phone that is refused would take the other texts with it. */
async function importCompany(client: HostileClient, seller: Account, payload: string) {
  const company = { name: short(payload), sectors: [1], ...place(payload), website: webAddress(payload) };
  const valid = { companies: [{ name: 'Imported', sectors: [1] }] };
  for (const texts of [storyTexts(), { phone: payload }])
    await client.send(seller, 'POST /api/companies_for_profile/import/', {}, valid, {
      companies: [{ ...company, ...texts }],
    });
}
