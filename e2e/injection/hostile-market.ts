import { type Account, createAccount } from '../product/records/account.ts';
import { STAFF } from '../product/records/confidential-listing.ts';
import { A_PERSON, buildLane, type Lane, publish } from './build-lane.ts';
import { fillAccounts } from './fill-accounts.ts';
import { fillDeal } from './fill-deal.ts';
import { fillReports } from './fill-room-and-reports.ts';
import type { HostileClient } from './hostile-client.ts';
import { long, place, STORY, short } from './hostile-texts.ts';
import { PAYLOADS } from './payloads.ts';

export interface HostileMarket {
  lanes: Lane[];
  /** The ids of listings under review, for the queue of staff. */
  waiting: number[];
  rejected: number;
  /** Published. */
  mandate: number;
  /** A person against whom staff took a measure, with a reason. */
  measured: Account & { id: number };
  sellers: Account[];
  buyers: Account[];
}

/** A market in which every text is a payload: a listing, its company, request and deal for each of the payloads. */
export async function buildHostileMarket(
  client: HostileClient,
  address: string,
  count: number,
): Promise<HostileMarket> {
  const payloads = PAYLOADS.slice(0, count);
  const persons = Array.from({ length: Math.ceil(count / A_PERSON) });
  const sellers: Account[] = [];
  const buyers: Account[] = [];
  for (const _ of persons) {
    sellers.push(await createAccount(address));
    buyers.push(await createAccount(address));
  }
  const lanes: Lane[] = [];
  for (const index of payloads.keys()) lanes.push(await buildLane(client, index, sellers, buyers));

  const [first] = sellers;
  const [one] = lanes;
  if (!first || !one) throw new Error('there is no payload');
  const waiting: number[] = [];
  for (const [index, payload] of payloads.entries()) {
    const mandate = {
      preferred_sectors: '1',
      project_title: `Mandate ${index} of many`,
      preferred_description: STORY.activity,
    };
    const hostile = { project_title: short(payload), ...place(payload), preferred_description: long() };
    waiting.push((await client.send(first, 'POST /api/opportunities/create_buy/', {}, mandate, hostile)).id);
  }
  const [rejected = 0, mandate = 0] = waiting.splice(0, 2);
  await publish(client, mandate);
  await client.send(
    STAFF,
    'POST /api/opportunities/{id}/moderate/',
    { id: rejected },
    { validated: false },
    { reason: long() },
  );
  await client.send(
    first,
    'PATCH /api/opportunities/{id}/',
    { id: rejected },
    {},
    { preferred_description: long() },
  );
  await client.send(
    STAFF,
    'POST /api/opportunities/{id}/moderate/',
    { id: rejected },
    { validated: false },
    { reason: long() },
  );
  const { company } = one;
  const texts = {
    project_title: short(one.payload),
    activity: long(),
    unique_selling_proposition: long(),
    reason_for_sale: short(one.payload),
  };
  await client.send(
    first,
    'POST /api/opportunities/identity_check/',
    {},
    { company_id: company, project_title: 'A listing' },
    texts,
  );
  await fillDeal(client, lanes, payloads);
  // Its new texts were under review.
  await publish(client, one.opportunity);
  await fillReports(client, one);
  return {
    lanes,
    waiting,
    rejected,
    mandate,
    sellers,
    buyers,
    measured: await fillAccounts(client, address, payloads),
  };
}

/** Other tests look at the same lists. */
export async function withdrawHostileMarket(client: HostileClient, market: HostileMarket): Promise<void> {
  const { lanes, waiting, rejected, mandate, sellers } = market;
  const [one] = lanes;
  if (one)
    await client.send(
      one.seller,
      'POST /api/deals/{id}/cancel/',
      { id: one.deal },
      { cancellation_reason: 'That was all' },
    );
  const mandates = [...waiting, rejected, mandate].map((id) => [sellers[0], id] as const);
  for (const [seller, id] of [...lanes.map((lane) => [lane.seller, lane.opportunity] as const), ...mandates])
    if (seller) await client.send(seller, 'DELETE /api/opportunities/{id}/', { id }, {});
}
