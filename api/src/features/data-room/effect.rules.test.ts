import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Day, DealPhase, RoomEffect } from '@handover/shared/contract';
import { documentReader } from '../deals/index.ts';
import type { Rights } from '../document-folders/index.ts';
import { effectOf } from './effect.rules.ts';

const TODAY = '2026-05-10' as Day;
const LATER = '2026-06-01' as Day;
const all: Rights = { access: 'download', opensEarly: false, opensOn: null };
const row = (kind: string, rights: Partial<Rights>) => ({ id: 1, name: 'A', kind, ...all, ...rights });
const read = (phase: DealPhase) =>
  documentReader({ phase, status: 'active', pauseReason: null }, 'buyer', TODAY);

/** The documents are open with the first phase, the accounts with the second. */
for (const [kind, before, after, expected] of [
  ['documents', {}, {}, undefined],
  ['documents', {}, { access: 'hidden' }, 'closes'],
  ['documents', {}, { access: 'view' }, 'closes'],
  ['documents', { access: 'listed' }, { access: 'view' }, 'opens'],
  ['documents', {}, { opensOn: LATER }, 'closes'],
  ['documents', {}, { opensEarly: true }, undefined],
  ['documents', { access: 'hidden' }, { opensOn: LATER }, 'opens_later'],
  ['documents', { access: 'hidden' }, { access: 'hidden', opensEarly: true }, undefined],
  ['annual_accounts', {}, { opensEarly: true }, 'opens'],
  ['annual_accounts', {}, { access: 'hidden' }, 'closes_later'],
  ['annual_accounts', { access: 'hidden' }, { access: 'view' }, 'opens_later'],
  ['annual_accounts', {}, { opensOn: LATER }, 'closes_later'],
  ['annual_accounts', { opensOn: LATER }, { opensEarly: true, opensOn: LATER }, 'opens_later'],
] satisfies [string, Partial<Rights>, Partial<Rights>, keyof RoomEffect | undefined][])
  test(`${kind}, ${JSON.stringify(before)} to ${JSON.stringify(after)}: ${expected}`, () => {
    const effect = effectOf(read('introduction'), [row(kind, before)], [row(kind, after)]);
    const told = Object.entries(effect).filter(([, { count }]) => count > 0);
    assert.deepEqual(told, expected ? [[expected, { count: 1, names: ['A'] }]] : []);
  });

test('of many documents the first are named', () => {
  const many = Array.from({ length: 12 }, (_, id) => ({ ...row('documents', {}), id, name: `${id}` }));
  const hidden = many.map((each) => ({ ...each, access: 'hidden' as const }));
  const { closes } = effectOf(read('introduction'), many, hidden);
  assert.deepEqual([closes.count, closes.names.length], [12, 10]);
});
