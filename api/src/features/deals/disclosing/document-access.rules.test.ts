import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Day, DealPhase, DocumentAccess } from '@handover/shared/contract';
import { accessTo, documentReader, isReadable } from './document-access.rules.ts';

const TODAY = '2026-05-10' as Day;
const TOMORROW = '2026-05-11' as Day;
type Reader = Parameters<typeof documentReader>[1];

interface Given {
  phase?: DealPhase;
  status?: 'active' | 'paused' | 'cancelled' | 'completed';
  exclusive?: boolean;
  reader?: Reader;
  kind?: string;
  access?: DocumentAccess;
  early?: boolean;
  on?: Day;
  withheld?: boolean;
}
const access = (given: Given) =>
  accessTo(
    documentReader(
      {
        phase: given.phase ?? 'introduction',
        status: given.exclusive ? 'paused' : (given.status ?? 'active'),
        pauseReason: given.exclusive ? 'exclusivity' : null,
      },
      given.reader ?? 'buyer',
      TODAY,
    ),
    {
      kind: given.kind ?? 'documents',
      access: given.access ?? 'download',
      opensEarly: given.early ?? false,
      opensOn: given.on ?? null,
      withheld: given.withheld ?? false,
    },
  );
const ledger = { kind: 'general_ledger' };

for (const [name, given, expected] of [
  ['by default', {}, 'download'],
  ['hidden', { access: 'hidden' }, 'hidden'],
  ['listed', { access: 'listed' }, 'listed'],
  ['view only', { access: 'view' }, 'view'],
  ['hidden, to the seller', { access: 'hidden', reader: 'seller' }, 'download'],
  ['hidden, to staff', { access: 'hidden', reader: 'staff' }, 'download'],
  ['a ledger before its phase', ledger, 'hidden'],
  ['a ledger in its phase', { ...ledger, phase: 'due_diligence' }, 'download'],
  ['a ledger, early', { ...ledger, early: true }, 'download'],
  ['a ledger, early, its name alone', { ...ledger, early: true, access: 'listed' }, 'listed'],
  ['a ledger, early, hidden', { ...ledger, early: true, access: 'hidden' }, 'hidden'],
  ['a ledger, early from tomorrow', { ...ledger, early: true, on: TOMORROW }, 'hidden'],
  ['a ledger, early from today', { ...ledger, early: true, on: TODAY }, 'download'],
  ['a ledger from today, before its phase', { ...ledger, on: TODAY }, 'hidden'],
  ['withheld', { withheld: true }, 'listed'],
  ['withheld, hidden', { withheld: true, access: 'hidden' }, 'hidden'],
  ['withheld, view only', { withheld: true, access: 'view' }, 'listed'],
  ['withheld, to the seller', { withheld: true, reader: 'seller' }, 'download'],
  ['withheld, a ledger before its phase', { ...ledger, withheld: true }, 'hidden'],
  ['from today', { on: TODAY }, 'download'],
  ['from tomorrow', { on: TOMORROW }, 'hidden'],
  ['from tomorrow, early', { on: TOMORROW, early: true }, 'hidden'],
  ['early, cancelled', { early: true, status: 'cancelled' }, 'hidden'],
  ['early, a rival is exclusive', { early: true, exclusive: true }, 'hidden'],
  ['view only, paused by the seller', { access: 'view', status: 'paused' }, 'view'],
  ['view only, completed', { access: 'view', status: 'completed', phase: 'closing' }, 'view'],
] satisfies [string, Given, DocumentAccess][])
  test(`what a reader may do with a document: ${name}: ${expected}`, () =>
    assert.equal(access(given), expected));

test('only what may be viewed or downloaded can be read', () => {
  const all: DocumentAccess[] = ['hidden', 'listed', 'view', 'download'];
  assert.deepEqual(all.filter(isReadable), ['view', 'download']);
});
