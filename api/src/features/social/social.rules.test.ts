import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkRedirect, type Facts, personOf, socialDecision } from './social.rules.ts';

const nothing: Facts = {
  viewerId: null,
  viewerIsProven: true,
  linked: null,
  sameEmail: 'none',
  isVouchedFor: true,
  title: 'LinkedIn',
};
const mine = { userId: 1, closed: false };

for (const [name, facts, expected] of [
  ['a known subject', { linked: mine }, 'sign-in'],
  ['a known subject whose e-mail an account has', { linked: mine, sameEmail: 'proven' }, 'sign-in'],
  ['a known subject, by its owner signed in', { linked: mine, viewerId: 1 }, 'sign-in'],
  ['a known subject, by somebody else signed in', { linked: mine, viewerId: 2 }, 409],
  ['a subject of a closed account', { linked: { userId: 1, closed: true } }, 403],
  ['a new subject, signed in', { viewerId: 1 }, 'link'],
  ['a new subject, signed in, e-mail taken', { viewerId: 1, sameEmail: 'proven' }, 'link'],
  ['a new subject, signed in but unproven', { viewerId: 1, viewerIsProven: false }, 403],
  [
    'a known subject, by its owner signed in but unproven',
    { linked: mine, viewerId: 1, viewerIsProven: false },
    'sign-in',
  ],
  ['a new subject, e-mail of an unproven account', { sameEmail: 'unproven' }, 'claim'],
  ['the same, not vouched for', { sameEmail: 'unproven', isVouchedFor: false }, 409],
  ['the same, signed in', { sameEmail: 'unproven', viewerId: 1 }, 'link'],
  ['a new subject', {}, 'create'],
  ['a new subject, e-mail taken', { sameEmail: 'proven' }, 409],
] as const) {
  test(`${name}: ${expected}`, () => {
    const decide = () => socialDecision({ ...nothing, ...facts });
    if (typeof expected === 'number') assert.throws(decide, { status: expected });
    else assert.equal(decide(), expected);
  });
}

for (const [uri, allowed] of [
  ['https://handover.test/login', true],
  ['https://handover.test/login/', false],
  ['https://handover.test/login?next=x', false],
  ['https://handover.test.evil.test/login', false],
  ['http://handover.test/login', false],
] as const) {
  test(`redirect to ${uri}: ${allowed ? 'allowed' : 'refused'}`, () => {
    const check = () => checkRedirect(uri, ['https://handover.test/login']);
    if (allowed) check();
    else assert.throws(check, { status: 400 });
  });
}

test('a new user gets the given names, within the rule for names', () => {
  const verified = { sub: '1', email: 'A@Example.test', email_verified: true };
  const names = (claims: object) => {
    const { firstName, lastName } = personOf({ ...verified, ...claims }, 'code', 'Google');
    return `${firstName} / ${lastName}`;
  };
  assert.equal(names({ given_name: 'Zoé', family_name: "O'Neil" }), "Zoé / O'Neil");
  assert.equal(names({ name: 'Jean-Pierre de La Tour' }), 'Jean-Pierre / de La Tour');
  assert.equal(names({ given_name: '🚀Bob 3', family_name: 'X' }), 'Bob / X');
  assert.equal(names({ given_name: 'Tim\u00a0 J.', family_name: 'van ’t Hoff' }), 'Tim J. / van ’t Hoff');
  assert.equal(names({ given_name: '7', family_name: 'é'.repeat(40) }), `New / ${'é'.repeat(30)}`);
  assert.equal(names({}), 'New / Member');
  assert.equal(personOf(verified, 'code', 'Google').email, 'a@example.test');
  const abroad = {
    ...verified,
    email: 'Anne@Société.fr',
    phone_number: '06 12 34 56 78',
    phone_number_verified: true,
  };
  const { email, phone } = personOf(abroad, 'code', 'Google');
  assert.deepEqual([email, phone], ['anne@xn--socit-esab.fr', '+33612345678']);
});

test('email_verified may be a text', () => {
  const claims = { sub: '1', email: 'a@example.test', email_verified: 'true' };
  assert.equal(personOf(claims, 'code', 'LinkedIn').email, 'a@example.test');
});

test('an unverified or missing e-mail creates no account', () => {
  const make = (claims: object) => () => personOf({ sub: '1', ...claims }, 'code', 'Google');
  assert.throws(make({ email: 'a@example.test', email_verified: false }), { status: 400 });
  assert.throws(make({ email: 'a@example.test' }), { status: 400 });
  assert.throws(make({ email: 'a@example.test', email_verified: 'false' }), { status: 400 });
  assert.throws(make({ email_verified: true }), { status: 400 });
});
