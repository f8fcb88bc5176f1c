import assert from 'node:assert/strict';
import { type DocumentAccess, paths } from '@handover/shared/contract';
import type { FastifyInstance } from 'fastify';
import { type Actor, signedIn } from '../people/actor.ts';
import { publishOffer } from '../people/business.builder.ts';
import { openRoom, uploaded } from './data-room.ts';

type Room = Awaited<ReturnType<typeof openRoom>>;
interface Row {
  id: number;
  name: string;
  number: number;
  size: number;
  pages: number | null;
  access: string;
  rights?: object;
}
export const indexOf = async (actor: Actor, { dealId }: Pick<Room, 'dealId'>, query = ''): Promise<Row[]> => {
  const { status, body } = await actor.get(`${paths.dataRoom(dealId)}?${query}`);
  assert.equal(status, 200, JSON.stringify(body));
  assert.equal(body.count, body.results.length);
  return body.results;
};
export const told = async (actor: Actor, room: Pick<Room, 'dealId'>, query = '') =>
  (await indexOf(actor, room, query)).map(({ number, name }) => `${number} ${name}`);
export const idOf = async ({ seller, dealId }: Room, name: string) =>
  Number((await indexOf(seller, { dealId }, `search=${name}`))[0]?.id);

type Rights = { access?: DocumentAccess | null; opens_early?: boolean; opens_on?: string };
export const setRights = async (room: Room, names: string[], rights: Rights) => {
  const ids = await Promise.all(names.map((name) => idOf(room, name)));
  const body = { file_ids: ids, access: 'download', ...rights };
  const { status, body: answer } = await room.seller.post(paths.setDocumentRights(room.dealId), body);
  assert.equal(status, 200, JSON.stringify(answer));
};

/** Three documents that are open from the start, and the accounts that wait for the letter. */
export async function roomWithRights(app: FastifyInstance) {
  const seller = await signedIn(app);
  const listing = await publishOffer(seller);
  await uploaded(seller, 'opportunity_documents', listing, 'Lease.pdf', 'Staff.pdf', 'Audit.pdf');
  await uploaded(seller, 'opportunity_annual_accounts', listing, '2024.pdf');
  return openRoom(app, listing, seller);
}
