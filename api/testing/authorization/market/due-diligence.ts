import { paths } from '@handover/shared/contract';
import { expectStatus, type Type } from './listing.ts';
import type { People, Person } from './users.ts';

interface Sides {
  people: People;
  type: Type;
}
interface Listed {
  deal: number;
  lines: { open: number; provided: number };
  room: { documents: number; general_ledger: number };
}

/** What a line asks for. */
export const REQUEST = (of: string) => `Contracts with the customer Brandsma, ${of}`;
/** What is written on a line that is provided. */
export const PROVIDED = (of: number) => `The lease of Rue Pastourelle ${of} is in the data room`;

/** The buyer side prepares its list: on a mandate that is the owner. */
export async function writeList({ people, type }: Sides, requester: Person, deal: number, of: string) {
  const buyer = type === 'sell' ? requester : people.owner;
  const lines = [REQUEST(of), `${REQUEST(of)} in writing`].map((request) => ({ section: 'Legal', request }));
  const list = expectStatus(await buyer.actor.post(paths.addDiligenceLines(deal), { lines }), 201);
  return { open: list.lines[0].id, provided: list.lines[1].id };
}

/** It is sent, and the seller side provides a line, with documents that the buyer may read and may not. */
export async function sendList({ people, type }: Sides, { deal, lines, room }: Listed) {
  const [seller, buyer] = type === 'sell' ? [people.owner, people.active] : [people.active, people.owner];
  expectStatus(await buyer.actor.post(paths.sendDiligence(deal)), 200);
  const documents = [room.documents, room.general_ledger];
  expectStatus(await seller.actor.patch(paths.diligenceLine(lines.provided), { documents }), 200);
  const provided = { state: 'provided', comment: PROVIDED(deal) };
  expectStatus(await seller.actor.post(paths.moveDiligenceLine(lines.provided), provided), 200);
}
