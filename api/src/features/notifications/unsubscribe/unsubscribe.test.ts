import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { notificationSettings, notifications, users } from '../../../../db/schema/index.ts';
import { signedIn } from '../../../../testing/people/actor.ts';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';
import { notify } from '../../../events/notify.sql.ts';
import { newSecrets } from '../../../process/secrets.ts';
import { signAccessToken } from '../../auth/sessions/access-token.ts';
import { readUnsubscribeToken, signUnsubscribeToken } from './unsubscribe-token.ts';

const app = await buildTestApp();
const FORM = 'application/x-www-form-urlencoded';
const BODY = 'List-Unsubscribe=One-Click';
const urlOf = (token: string) => `/api/notifications/unsubscribe/?token=${token}`;
/** Unsubscribes like a mail program: without a sign-in, with the body of RFC 8058. */
const press = (token: string, type = FORM, body = BODY) =>
  app.inject({ method: 'POST', url: urlOf(token), headers: { 'content-type': type }, payload: body });

async function arrange() {
  const person = await signedIn(app);
  const token = await signUnsubscribeToken(app.secrets, person.user.id);
  const mailsOf = async () => {
    const { channels } = (await person.get('/api/notification_settings/')).body.results[0];
    return Object.keys(channels).filter((kind) => channels[kind].email);
  };
  return { person, token, mailsOf };
}

for (const [type, body] of [
  [FORM, BODY],
  [
    'multipart/form-data; boundary=b',
    `--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--`,
  ],
] as const) {
  test(`one click, sent as ${type.split(';')[0]}, ends all mails but those about security`, async () => {
    const { person, token, mailsOf } = await arrange();
    for (const notice of ['loi_submitted', 'password_changed'] as const)
      await app.db.transaction((tx) => notify(tx, { userId: person.user.id, type: notice, link: '/' }));
    const bystander = await arrange();
    const response = await press(token, type, body);
    assert.equal(response.statusCode, 200, response.body);
    assert.deepEqual(await mailsOf(), ['security']);
    const waiting = await app.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, person.user.id))
      .orderBy(notifications.id);
    assert.deepEqual(
      waiting.map((row) => [row.type, row.mailWanted]),
      [
        ['loi_submitted', false],
        ['password_changed', true],
      ],
    );
    assert.equal((await bystander.mailsOf()).length, 10);
    assert.equal((await press(token)).statusCode, 200, 'pressed again');
  });
}

test('what is told in the page stays as it is', async () => {
  const { person, token } = await arrange();
  const { id } = (await person.get('/api/notification_settings/')).body.results[0];
  await person.patch(`/api/notification_settings/${id}/`, { channels: { deals: { socket: false } } });
  await press(token);
  const { channels } = (await person.get('/api/notification_settings/')).body.results[0];
  assert.deepEqual(
    [channels.deals, channels.letters],
    [
      { socket: false, email: false },
      { socket: true, email: false },
    ],
  );
});

test('a token that is not ours, or for something else, is refused; ours opens nothing else', async () => {
  const { person, token } = await arrange();
  const foreign = await signUnsubscribeToken(newSecrets(), person.user.id);
  const access = await signAccessToken(app.secrets, { userId: person.user.id, sessionId: 'x' }, 600);
  for (const bad of ['nonsense', foreign, access, `${token.slice(0, -2)}xx`]) {
    const response = await press(bad);
    assert.equal(response.statusCode, 400);
    assert.deepEqual(response.json().codes.token, [{ code: 'notification.unsubscribe_link_invalid' }]);
  }
  assert.equal(await readUnsubscribeToken(app.secrets, token), person.user.id);
  const headers = { authorization: `Bearer ${token}` };
  assert.equal((await app.inject({ url: '/api/users/current_user/', headers })).statusCode, 401);
});

test('forms are taken by this call only', async () => {
  const { person } = await arrange();
  const response = await person.call('POST', '/api/notifications/read_all_my_notifications/', BODY, {
    'content-type': FORM,
  });
  assert.equal(response.status, 415);
});

test('of a closed account nothing is stored', async () => {
  const { person, token } = await arrange();
  await app.db.update(users).set({ closedAt: new Date() }).where(eq(users.id, person.user.id));
  assert.equal((await press(token)).statusCode, 200);
  const theirs = eq(notificationSettings.userId, person.user.id);
  assert.equal(await app.db.$count(notificationSettings, theirs), 0);
});
