import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DealStatus } from '@handover/shared/contract';
import { personOf } from './person.rules.ts';

const thomas = { firstName: 'Thomas', lastName: 'Keller', closedAt: null };
const closed = { firstName: 'Former', lastName: 'user', closedAt: new Date(0) };
const deal = (status: DealStatus, pauseReason: string | null = null) => ({ status, pauseReason });

for (const [name, actor, knowsAlways, of, person] of [
  ['the owner, of a request', thomas, true, null, 'Thomas Keller'],
  ['the seller, of a deal', thomas, true, deal('active'), 'Thomas Keller'],
  ['the seller, of a cancelled deal', thomas, true, deal('cancelled'), 'Thomas Keller'],
  ['the seller, of a closed account', closed, true, deal('cancelled'), 'former_user'],
  ['the requester, before there is a deal', thomas, false, null, null],
  ['the buyer, of a deal', thomas, false, deal('active'), 'Thomas Keller'],
  ['the buyer, of a paused deal', thomas, false, deal('paused', 'user'), 'Thomas Keller'],
  ['the buyer, while a rival is exclusive', thomas, false, deal('paused', 'exclusivity'), null],
  ['the buyer, of a cancelled deal', thomas, false, deal('cancelled'), null],
  ['the buyer, of a completed deal', thomas, false, deal('completed'), null],
  ['anybody, of what the server did', null, true, deal('active'), null],
] as const) {
  test(`${name}: ${person}`, () => assert.equal(personOf({ actor, knowsAlways, deal: of }), person));
}
