import type { Account } from '../product/records/account.ts';
import type { HostileClient } from './hostile-client.ts';
import { long, short, webAddress } from './hostile-texts.ts';

/** What a seller writes for others than a buyer: a firm, an invitation to it, an adviser, and their own agreement. */
export async function fillAdvisers(
  client: HostileClient,
  seller: Account,
  { company, opportunity, payload }: { company: number; opportunity: number; payload: string },
): Promise<void> {
  const firm = { name: short(payload), about: short(payload), website: webAddress(payload) };
  await client.send(
    seller,
    'POST /api/firms/',
    {},
    { name: 'Roux & Associés', kind: 'adviser', country: 1 },
    firm,
  );
  await client.send(seller, 'PATCH /api/firms/mine/', {}, { name: 'Roux & Associés' }, firm);
  await client.send(
    seller,
    'POST /api/firms/mine/invitations/',
    {},
    { email: 'colleague@example.test', role: 'member' },
    { email: payload },
  );
  const { id } = await client.send(
    seller,
    'POST /api/delegations/',
    {},
    { email: 'adviser@example.test', scope: 'company', subject_id: company, right: 'negotiate' },
    { email: payload, acceptance_words: short(payload) },
  );
  await client.send(
    seller,
    'PATCH /api/delegations/{id}/',
    { id },
    { right: 'negotiate' },
    { acceptance_words: short(payload) },
  );
  await client.send(
    seller,
    'POST /api/opportunities/{id}/own_agreement/',
    { id: opportunity },
    { text: 'The buyer keeps secret what they read here. '.repeat(20) },
    { text: long() },
  );
}
