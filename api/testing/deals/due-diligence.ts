import assert from 'node:assert/strict';
import { type DiligenceLine, paths } from '@handover/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../people/actor.ts';
import { grantExclusivity } from '../people/deal.builder.ts';
import { openRoom } from './data-room.ts';

/** Lines by section: what each asks for. */
const LINES = [
  { section: 'Legal', request: 'Articles of association' },
  { section: 'Tax', request: 'Returns of three years' },
  { section: 'legal', request: 'Minutes of meetings' },
];

/** Adds lines; returns the list after it. */
export async function addLines(buyer: Actor, deal: number, lines: object[] = LINES) {
  const { status, body } = await buyer.post(paths.addDiligenceLines(deal), { lines });
  assert.equal(status, 201, JSON.stringify(body));
  return body.lines as DiligenceLine[];
}

/** A deal in due diligence, with functions for its list. */
export async function openAudit(app: FastifyInstance) {
  const room = await openRoom(app);
  const { seller, buyer, dealId } = room;
  await grantExclusivity(seller, buyer, dealId);
  return {
    ...room,
    list: async (person: Actor) => (await person.get(paths.diligence(dealId))).body,
    /** Adds lines and sends them; returns the ids. */
    async sent(lines: object[] = LINES) {
      const added = await addLines(buyer, dealId, lines);
      assert.equal((await buyer.post(paths.sendDiligence(dealId))).status, 200);
      return added.map(({ id }) => id);
    },
    move: (person: Actor, id: number, state: string, comment = '') =>
      person.post(paths.moveDiligenceLine(id), { state, comment }),
  };
}
