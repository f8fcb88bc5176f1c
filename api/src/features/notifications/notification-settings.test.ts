import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NOTIFICATION_KINDS, NOTIFICATION_TYPES } from '@handover/shared/contract';
import { eq } from 'drizzle-orm';
import { notificationSettings, notifications } from '../../../db/schema/index.ts';
import { anonymous, signedIn } from '../../../testing/people/actor.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { kindOf } from '../../events/notification-channels.ts';
import { notify } from '../../events/notify.sql.ts';

const app = await buildTestApp();
const url = '/api/notification_settings/';

test('every type of notification belongs to exactly one kind', () => {
  assert.equal(new Set(NOTIFICATION_TYPES).size, NOTIFICATION_TYPES.length);
  assert.equal(kindOf('loi_expiring'), 'letters');
});

test('the settings are created on the first read, once, with the defaults, also by five concurrent reads', async () => {
  const person = await signedIn(app);
  const responses = await Promise.all(Array.from({ length: 5 }, () => person.get(url)));
  const [first] = responses[0]?.body.results ?? [];
  for (const { status, body } of responses) {
    assert.equal(status, 200);
    assert.deepEqual(body, {
      results: [first],
      count: 1,
      next_page: null,
      current_page: 1,
      pages_count: 1,
    });
  }
  const byMail = Object.entries(first.channels)
    .filter(([, channels]) => (channels as { email: boolean }).email)
    .map(([kind]) => kind);
  const course = ['opportunities', 'requests', 'letters', 'exclusivity', 'deals', 'questions'];
  // The owner of a saved search also says whether it is mailed.
  assert.deepEqual(byMail, [...course, 'searches', 'advisers', 'firms', 'security']);
  for (const kind of Object.keys(NOTIFICATION_KINDS)) assert.equal(first.channels[kind].socket, true, kind);
  assert.equal(await app.db.$count(notificationSettings, eq(notificationSettings.userId, person.user.id)), 1);
});

test('only the settings that are sent change; two concurrent changes are both kept', async () => {
  const person = await signedIn(app);
  const { id, channels } = (await person.get(url)).body.results[0];
  const change = (sent: object) => person.patch(`${url}${id}/`, { channels: sent });
  await Promise.all([change({ letters: { email: false } }), change({ documents: { email: true } })]);
  const response = await change({ letters: { socket: false } });
  assert.equal(response.status, 200);
  const expected = {
    ...channels,
    letters: { socket: false, email: false },
    documents: { socket: true, email: true },
  };
  assert.deepEqual(response.body, { id, channels: expected, daily_digest: false });
  assert.deepEqual((await person.get(url)).body.results[0].channels, expected);
});

for (const [name, sent, field] of [
  ['security mails off', { channels: { security: { email: false } } }, 'channels.security.email'],
  ['an unknown kind', { channels: { weather: { email: false } } }, 'channels'],
  ['an unknown channel', { channels: { deals: { sms: true } } }, 'channels.deals'],
  ['no truth value', { channels: { deals: { email: 'yes' } } }, 'channels.deals.email'],
  ['nothing', {}, 'channels'],
] as const) {
  test(`${name}: 400 at the field`, async () => {
    const person = await signedIn(app);
    const { id } = (await person.get(url)).body.results[0];
    const { status, body } = await person.patch(`${url}${id}/`, sent);
    assert.equal(status, 400);
    assert.ok(Object.keys(body.codes)[0]?.startsWith(field), JSON.stringify(body));
  });
}

test("another user's settings are 404, without a session 401", async () => {
  const [one, other] = [await signedIn(app), await signedIn(app)];
  const { id } = (await one.get(url)).body.results[0];
  const sent = { channels: { deals: { socket: false } } };
  assert.equal((await other.patch(`${url}${id}/`, sent)).status, 404);
  assert.equal((await anonymous(app).get(url)).status, 401);
  assert.equal((await one.get(url)).body.results[0].channels.deals.socket, true);
});

test('a notification is always stored, and mailed by the settings at that time', async () => {
  const person = await signedIn(app);
  const { id } = (await person.get(url)).body.results[0];
  const sendNotification = (type: 'loi_submitted' | 'document_added' | 'password_changed') =>
    app.db.transaction((tx) => notify(tx, { userId: person.user.id, type, link: '/' }));
  const wanted = async () =>
    (
      await app.db
        .select({ type: notifications.type, mail: notifications.mailWanted })
        .from(notifications)
        .where(eq(notifications.userId, person.user.id))
        .orderBy(notifications.id)
    ).map((row) => [row.type, row.mail]);
  await sendNotification('loi_submitted');
  await sendNotification('document_added');
  await person.patch(`${url}${id}/`, { channels: { letters: { email: false }, documents: { email: true } } });
  await sendNotification('loi_submitted');
  await sendNotification('document_added');
  await sendNotification('password_changed');
  assert.deepEqual(await wanted(), [
    ['loi_submitted', true],
    ['document_added', false],
    ['loi_submitted', false],
    ['document_added', true],
    ['password_changed', true],
  ]);
});
