import assert from 'node:assert/strict';
import { test } from 'node:test';
import { marketEnd } from '@handover/shared/contract/hosting';
import { DomainError } from '../../../errors/domain-error.ts';
import { checkBidDate, checkRemoval, isPast, sealRuns } from './bid-date.rules.ts';

const now = new Date('2026-11-29T12:00:00Z');
const open = (date: `2026-${string}-${string}`) => ({ date: date as '2026-12-10', sealed: false });
const sealed = (date: `2026-${string}-${string}`) => ({ ...open(date), sealed: true });

const codeOf = (work: () => void): string | undefined => {
  try {
    work();
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
};

for (const [what, wanted, before, hasSealedLetters, code] of [
  ['tomorrow', open('2026-11-30'), undefined, false, undefined],
  ['today', open('2026-11-29'), undefined, false, 'value.day_out_of_range'],
  ['a day that is over', open('2026-11-28'), undefined, false, 'value.day_out_of_range'],
  ['180 days ahead', { date: '2027-05-28', sealed: false }, undefined, false, undefined],
  ['181 days ahead', { date: '2027-05-29', sealed: false }, undefined, false, 'value.day_out_of_range'],
  ['a later day', open('2026-12-11'), open('2026-12-10'), false, undefined],
  ['the same day', sealed('2026-12-10'), open('2026-12-10'), false, undefined],
  ['today, where it is today', sealed('2026-11-29'), open('2026-11-29'), false, undefined],
  ['an earlier day', open('2026-12-09'), open('2026-12-10'), false, 'bid_date.later_only'],
  ['any day after one that is over', open('2026-12-01'), sealed('2026-11-28'), false, undefined],
  ['later, with sealed letters', sealed('2026-12-11'), sealed('2026-12-10'), true, undefined],
  ['without a seal', open('2026-12-11'), sealed('2026-12-10'), false, undefined],
  [
    'without a seal, with sealed letters',
    open('2026-12-11'),
    sealed('2026-12-10'),
    true,
    'bid_date.letters_sealed',
  ],
] as const)
  test(`a bid date: ${what}`, () => {
    assert.equal(
      codeOf(() => checkBidDate(wanted, { before, hasSealedLetters, now })),
      code,
    );
  });

test('a bid date is removed, but not while letters are sealed', () => {
  assert.equal(
    codeOf(() => checkRemoval({ hasSealedLetters: false })),
    undefined,
  );
  assert.equal(
    codeOf(() => checkRemoval({ hasSealedLetters: true })),
    'bid_date.letters_sealed',
  );
});

test('it lasts to the last millisecond of its day in the marketplace', () => {
  const end = marketEnd('2026-12-10');
  for (const [late, over] of [
    [0, false],
    [1, true],
  ] as const) {
    const at = new Date(end.getTime() + late);
    assert.equal(isPast('2026-12-10', at), over);
    assert.equal(sealRuns(sealed('2026-12-10'), at), !over);
  }
  assert.equal(sealRuns(open('2026-12-10'), end), false);
  assert.equal(sealRuns(undefined, end), false);
});
