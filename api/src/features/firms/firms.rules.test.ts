import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FirmRole } from '@handover/shared/contract';
import {
  checkAnswer,
  checkColleague,
  checkInvite,
  checkLeaving,
  checkNewRole,
  checkOwner,
  heirOf,
  invitationEnd,
  leavingOf,
} from './firms.rules.ts';

/** What a rule answers: nothing, or the code it throws. */
function codeOf(check: () => void): string | null {
  try {
    check();
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  }
}

for (const [role, code] of [
  ['owner', null],
  ['member', 'firm.owner_only'],
  ['reader', 'firm.owner_only'],
] as const)
  test(`changing the firm as ${role}: ${code ?? 'allowed'}`, () =>
    assert.equal(
      codeOf(() => checkOwner(role)),
      code,
    ));

// biome-ignore format: a table
for (const [role, people, owners, leaving, code] of [
  ['owner',  1, 1, 'ends_firm',     null],
  ['owner',  2, 1, 'hand_on_first', 'firm.last_owner'],
  ['owner',  2, 2, 'free',          null],
  ['member', 2, 1, 'free',          null],
  ['reader', 3, 1, 'free',          null],
] as const)
  test(`leaving as ${role} of ${people} people with ${owners} owners: ${leaving}`, () => {
    assert.equal(leavingOf(role, { people, owners }), leaving);
    assert.equal(codeOf(() => checkLeaving(leaving)), code);
  });

// biome-ignore format: a table
for (const [from, to, owners, code] of [
  ['owner',  'member', 1, 'firm.last_owner'],
  ['owner',  'reader', 1, 'firm.last_owner'],
  ['owner',  'owner',  1, null],
  ['owner',  'member', 2, null],
  ['member', 'owner',  1, null],
  ['reader', 'member', 1, null],
] as const)
  test(`from ${from} to ${to} with ${owners} owners: ${code ?? 'allowed'}`, () =>
    assert.equal(codeOf(() => checkNewRole(from, to, { owners })), code));

test('removing and handing on are for colleagues', () => {
  assert.equal(
    codeOf(() => checkColleague(1, 2)),
    null,
  );
  assert.equal(
    codeOf(() => checkColleague(1, 1)),
    'firm.not_to_oneself',
  );
});

const colleague = (userId: number, role: FirmRole) => ({ userId, role });
for (const [name, others, heir] of [
  ['the first member', [colleague(1, 'reader'), colleague(2, 'member'), colleague(3, 'member')], 2],
  ['the first reader where there is no member', [colleague(4, 'reader'), colleague(5, 'reader')], 4],
  ['nobody', [], undefined],
] as const)
  test(`who owns the firm after its last owner: ${name}`, () => assert.equal(heirOf(others)?.userId, heir));

const free = { people: 1, sentToday: 0, isColleague: false, isInvited: false };
for (const [name, facts, code] of [
  ['a new address', {}, null],
  ['the address of a colleague', { isColleague: true }, 'firm.colleague_already'],
  ['one that is invited', { isInvited: true }, 'firm.invited_already'],
  ['the hundredth', { people: 99 }, null],
  ['one too many', { people: 100 }, 'firm.too_many'],
  ['the twentieth today', { sentToday: 19 }, null],
  ['one too many today', { sentToday: 20 }, 'firm.too_many_invitations'],
] as const)
  test(`inviting ${name}: ${code ?? 'allowed'}`, () =>
    assert.equal(
      codeOf(() => checkInvite({ ...free, ...facts })),
      code,
    ));

test('an invitation holds for 14 days, to the end of the last one in the marketplace', () =>
  assert.equal(invitationEnd(new Date('2026-11-29T23:30:00Z')).toISOString(), '2026-12-14T22:59:59.999Z'));

const now = new Date('2026-12-01T10:00:00Z');
const invitation = {
  email: 'paul@roux.test',
  expiresAt: new Date('2026-12-14T22:59:59.999Z'),
  hash: 'right',
};
const expired = { ...invitation, expiresAt: new Date('2026-11-30T22:59:59.999Z') };
const paul = { email: 'Paul@roux.test', isProven: true };
const unproven = { ...paul, isProven: false };
const other = { email: 'ines@roux.test', isProven: true };
// biome-ignore format: a table
for (const [name, given, hash, account, code] of [
  ['their own, from the list',            invitation, null,    paul,     null],
  ['their own, with an unproven address', invitation, null,    unproven, 'firm.invitation_not_found'],
  ['of somebody else, by its id',         invitation, null,    other,    'firm.invitation_not_found'],
  ['an expired one, from the list',       expired,    null,    paul,     'firm.invitation_not_found'],
  ['one that has ended, by its id',       undefined,  null,    paul,     'firm.invitation_not_found'],
  ['by the link',                         invitation, 'right', paul,     null],
  ['by the link, which proves',           invitation, 'right', unproven, null],
  ['by the link, of somebody else',       invitation, 'right', other,    'firm.invitation_foreign'],
  ['by another link',                     invitation, 'wrong', paul,     'firm.invitation_invalid'],
  ['by the link, expired',                expired,    'right', paul,     'firm.invitation_invalid'],
  ['by the link, ended',                  undefined,  'right', paul,     'firm.invitation_invalid'],
] as const)
  test(`answering an invitation, ${name}: ${code ?? 'allowed'}`, () =>
    assert.equal(codeOf(() => checkAnswer({ invitation: given, hash, account }, now)), code));
