import assert from 'node:assert/strict';
import { test } from 'node:test';
import { afterFirstProof, checkProofMails } from './email-proof.rules.ts';

const now = new Date('2026-11-20T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

for (const [name, sent, wait] of [
  ['none in this hour', { count: 0, oldest: null }, null],
  ['four in this hour', { count: 4, oldest: ago(50) }, null],
  ['five in this hour', { count: 5, oldest: ago(50) }, 10],
  ['five, the first of them long ago', { count: 5, oldest: ago(59.9) }, 1],
] as const) {
  test(`another link, with ${name}: ${wait === null ? 'sent' : `wait ${wait} minutes`}`, () => {
    const check = () => checkProofMails(sent, now);
    if (wait === null) check();
    else
      assert.throws(check, {
        status: 429,
        code: 'account.too_many_verification_mails',
        params: { minutes: wait },
      });
  });
}

for (const [by, session, left] of [
  ['the session that the account was opened with', { isFirst: true }, 'keep'],
  ['a later session of the account', { isFirst: false }, 'end-others'],
  ['somebody who is not signed in to it', null, 'start-anew'],
] as const) {
  test(`the first proof by ${by}: ${left}`, () => assert.equal(afterFirstProof(session), left));
}
