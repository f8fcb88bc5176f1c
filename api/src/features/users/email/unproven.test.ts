import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signedIn } from '../../../../testing/people/actor.ts';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';
import { FEATURES } from '../../register-features.ts';

const app = await buildTestApp();
const person = await signedIn(app, { emailProvenAt: null });
const rows = FEATURES.flatMap(({ routes }) => Object.entries(routes));
const CODE = 'account.email_unproven';

/** Publishing, asking and inviting; whatever takes files follows below. */
const PUBLISHING = [
  ...['createSellOpportunity', 'createBuyOpportunity', 'editOpportunity', 'requestAccess'],
  ...['inviteColleague', 'resendInvitation'],
  ...['askSeveralQuestions', 'publishQuestion', 'correctPublishedAnswer'],
];
/** Letting somebody act is told to an address, and goes by the address. */
const DELEGATING = ['giveDelegation', 'changeDelegation', 'answerDelegation'];
/** The address of a calendar and a key outlive the session that has made them. */
const LASTING = ['makeCalendarAddress', 'makeApiKey'];
/** The picture of one's profile is part of it, and private until there is a deal. */
const EXEMPT = ['updateProfile'];
const takesFiles = (files: object = {}) => Object.keys(files).length > 0;

test('closed to who is unproven: publishing, asking for access, inviting, delegating, an address of a calendar, and every upload but the picture of the profile', () => {
  const closed = rows.filter(([, row]) => row.provenOnly).map(([name]) => name);
  const expected = rows
    .filter(
      ([name, { files }]) =>
        [...PUBLISHING, ...DELEGATING, ...LASTING].includes(name) ||
        (takesFiles(files) && !EXEMPT.includes(name)),
    )
    .map(([name]) => name);
  assert.ok(expected.length > PUBLISHING.length + 9);
  assert.deepEqual(closed.toSorted(), expected.toSorted());
});

for (const [name, { method, url, access, provenOnly }] of rows) {
  if (access === 'guest' || name === 'logout' || name === 'logoutEverywhere') continue;
  test(`${name}: ${provenOnly ? 'refused before anything is read' : 'not refused for that'}`, async () => {
    const { status, body } = await person.call(method, url.replace(/:\w+/g, '1'));
    if (provenOnly) assert.deepEqual([status, body.code], [403, CODE]);
    else assert.notEqual(body?.code, CODE);
  });
}
