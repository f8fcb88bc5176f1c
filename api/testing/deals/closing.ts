import assert from 'node:assert/strict';
import { type Closing, paths } from '@handover/shared/contract';
import type { FastifyInstance } from 'fastify';
import { pdf } from '../documents/sample-files.ts';
import type { Actor, FormPart } from '../people/actor.ts';
import { openAudit } from './due-diligence.ts';

/** Lines that a side adds. */
export const CLOSING_LINES = [
  { kind: 'power', title: 'Power of attorney of the seller', owed_by: 'seller' },
  { kind: 'condition', title: 'Consent of the bank', owed_by: 'buyer' },
  { kind: 'signature', title: 'Signature of the SPA', owed_by: 'both' },
];

/** Adds lines; returns the closing after it. */
export async function addClosingLines(by: Actor, deal: number, lines: object[] = CLOSING_LINES) {
  const { status, body } = await by.post(paths.addClosingLines(deal), { lines });
  assert.equal(status, 201, JSON.stringify(body));
  return body as Closing;
}

/** Sends one file, with the other fields of a form. */
export const sendFile = (by: Actor, url: string, name: string, fields: Record<string, string> = {}) =>
  by.form('POST', url, [
    ...Object.entries(fields).map(([key, value]): [string, FormPart] => [key, value]),
    [url.includes('closing_lines') ? 'files' : 'file', [pdf(name), name]],
  ]);

/** Adds an agreement with a first version; returns the closing after it. */
export async function addAgreement(by: Actor, deal: number, name = 'SPA', file = 'spa.pdf') {
  const { status, body } = await sendFile(by, paths.dealAgreements(deal), file, { name, note: 'First' });
  assert.equal(status, 201, JSON.stringify(body));
  return body as Closing;
}

/** A deal in which the SPA is negotiated, with functions for its closing. */
export async function openClosingRoom(app: FastifyInstance) {
  const room = await openAudit(app);
  const { dealId } = room;
  await room.to('spa');
  return {
    ...room,
    read: async (person: Actor): Promise<Closing> => (await person.get(paths.closing(dealId))).body,
    moveLine: (person: Actor, id: number, state: string, reason = '') =>
      person.post(paths.moveClosingLine(id), { state, reason }),
    mark: (person: Actor, id: number, agreed = true) => person.post(paths.markVersion(id), { agreed }),
    toDo: async (person: Actor) => (await person.get(paths.deal(dealId))).body.counts.closing_to_do,
  };
}
