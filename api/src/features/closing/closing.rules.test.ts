import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  CLOSING_ACTIONS,
  CLOSING_OWNERS,
  CLOSING_STATES,
  DEAL_PHASES,
  DEAL_SIDES,
  DEAL_STATUSES,
} from '@handover/shared/contract';
import {
  type ClosingLineFacts,
  checkAddVersion,
  checkReason,
  isTakenBack,
  lineActions,
  mayDetach,
  mayWrite,
  type VersionFacts,
  versionActions,
  waitsForSide,
} from './closing.rules.ts';

const line = (change: Partial<ClosingLineFacts> = {}): ClosingLineFacts => ({
  ...{ side: 'seller', status: 'active', phase: 'closing', owedBy: 'seller', writtenBy: 'buyer' },
  ...{ state: 'open', movedSide: null, attachedBy: [], ...change },
});
const version = (change: Partial<VersionFacts> = {}): VersionFacts => ({
  ...{ side: 'seller', status: 'active', phase: 'spa', isNewest: true, markedBy: [], signedBy: null },
  ...{ isConfirmed: false, ...change },
});

/** A line: what each side may do with it. Server rule: edited by its writer's side, done by the one who owes, confirmed by the other. */
const LINES: [string, Partial<ClosingLineFacts>, seller: string, buyer: string][] = [
  ['open, of the seller', {}, 'attach done not_needed', 'edit delete attach not_needed'],
  ['open, of the buyer', { owedBy: 'buyer' }, 'attach not_needed', 'edit delete attach done not_needed'],
  [
    'open, with a document of the seller',
    { attachedBy: ['seller'] },
    'attach done not_needed',
    'edit attach not_needed',
  ],
  [
    'open, with a document of the writer',
    { attachedBy: ['buyer'] },
    'attach done not_needed',
    'edit delete attach not_needed',
  ],
  ['open, of both', { owedBy: 'both' }, 'attach done not_needed', 'edit delete attach done not_needed'],
  [
    'done by the seller',
    { state: 'done', movedSide: 'seller' },
    'attach open not_needed',
    'attach open confirmed not_needed',
  ],
  [
    'of both, done by the buyer',
    { owedBy: 'both', state: 'done', movedSide: 'buyer' },
    'attach open confirmed not_needed',
    'attach open not_needed',
  ],
  ['confirmed', { state: 'confirmed', movedSide: 'buyer' }, 'attach open', 'attach open'],
  ['not needed', { state: 'not_needed', movedSide: 'buyer' }, 'open', 'open'],
];
for (const [name, change, seller, buyer] of LINES)
  test(`a line that is ${name}`, () => {
    assert.equal(lineActions(line(change)).join(' '), seller);
    assert.equal(lineActions(line({ ...change, side: 'buyer' })).join(' '), buyer);
  });

test('nobody writes before the SPA, and in a deal that is paused or over', () => {
  for (const phase of DEAL_PHASES)
    for (const status of DEAL_STATUSES)
      for (const side of DEAL_SIDES) {
        const isOpen = status === 'active' && (phase === 'spa' || phase === 'closing');
        assert.equal(mayWrite({ side, status, phase }), isOpen, `${phase} ${status}`);
        for (const state of CLOSING_STATES)
          if (!isOpen) assert.deepEqual(lineActions(line({ side, status, phase, state })), []);
        if (!isOpen) assert.deepEqual(versionActions(version({ side, status, phase })), []);
      }
});

test('a line waits for who owes it, then for who has not done it', () => {
  const waits = (change: Partial<ClosingLineFacts>) =>
    DEAL_SIDES.filter((side) => waitsForSide(line({ ...change, side })));
  assert.deepEqual(
    CLOSING_OWNERS.map((owedBy) => waits({ owedBy })),
    [['seller'], ['buyer'], ['seller', 'buyer']],
  );
  assert.deepEqual(waits({ state: 'done', movedSide: 'seller' }), ['buyer']);
  assert.deepEqual(waits({ state: 'confirmed', movedSide: 'buyer' }), []);
  assert.deepEqual(waits({ state: 'not_needed', movedSide: 'buyer' }), []);
  assert.ok(CLOSING_ACTIONS.length > 0);
});

test('a document stays once its line is confirmed or not needed; only what a side has done itself is taken back', () => {
  assert.deepEqual(
    CLOSING_STATES.filter((state) => mayDetach(line({ state, movedSide: 'buyer' }))),
    ['open', 'done'],
  );
  const back = CLOSING_STATES.filter((state) => isTakenBack('open', line({ state, movedSide: 'seller' })));
  assert.deepEqual(back, ['done']);
  assert.ok(!isTakenBack('open', line({ state: 'done', movedSide: 'buyer' })));
});

/** Who gets a line back, or does not get it, has to know why. */
const REASONS: [Partial<ClosingLineFacts>, to: 'open' | 'not_needed' | 'done', isNeeded: boolean][] = [
  [{}, 'not_needed', true],
  [{}, 'done', false],
  [{ state: 'done', movedSide: 'seller' }, 'open', false],
  [{ state: 'done', movedSide: 'buyer' }, 'open', true],
  [{ state: 'confirmed', movedSide: 'seller' }, 'open', true],
  [{ state: 'not_needed', movedSide: 'buyer' }, 'open', false],
];
for (const [change, to, isNeeded] of REASONS)
  test(`a reason for ${change.state ?? 'open'} to ${to}, moved by ${change.movedSide}: ${isNeeded}`, () => {
    const check = () => checkReason(to, line(change), '');
    if (isNeeded) assert.throws(check, /value.required/);
    else check();
    checkReason(to, line(change), 'The bank asks for it');
  });

const VERSIONS: [string, Partial<VersionFacts>, seller: string, buyer: string][] = [
  ['new', {}, 'mark', 'mark'],
  ['marked by the seller', { markedBy: ['seller'] }, 'unmark', 'mark'],
  ['agreed', { markedBy: ['seller', 'buyer'] }, 'unmark sign', 'unmark sign'],
  [
    'signed by the seller',
    { markedBy: ['seller', 'buyer'], signedBy: 'seller' },
    'remove_signed',
    'confirm_signed remove_signed',
  ],
  ['confirmed', { markedBy: ['seller', 'buyer'], signedBy: 'seller', isConfirmed: true }, '', ''],
  ['an earlier one', { isNewest: false }, '', ''],
];
for (const [name, change, seller, buyer] of VERSIONS)
  test(`a version that is ${name}`, () => {
    assert.equal(versionActions(version(change)).join(' '), seller);
    assert.equal(versionActions(version({ ...change, side: 'buyer' })).join(' '), buyer);
  });

test('a further version is refused once a signed copy is there', () => {
  checkAddVersion(version(), version({ markedBy: ['seller', 'buyer'] }));
  checkAddVersion(version(), undefined);
  assert.throws(() => checkAddVersion(version(), version({ signedBy: 'buyer' })), { code: 'closing.signed' });
});
