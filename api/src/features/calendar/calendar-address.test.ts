import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import { anonymous, signedIn } from '../../../testing/people/actor.ts';
import { publishOffer } from '../../../testing/people/business.builder.ts';
import { makeCalendar } from '../../../testing/people/calendar-of.ts';
import { askAccess } from '../../../testing/people/deal.builder.ts';
import { PASSWORD } from '../../../testing/people/user.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { readCalendar } from '../../calendar/testing/read-calendar.ts';
import { newSecrets } from '../../process/secrets.ts';
import { calendarToken } from './calendar-token.ts';

const app = await buildTestApp();
const nobody = anonymous(app);
const addressOf = async (who: Awaited<ReturnType<typeof signedIn>>) =>
  (await who.get(paths.calendarAddress)).body;
const statusOf = async (path: string) => (await nobody.get(path)).status;

test('there is none until it is made; then it stays the same until another is made or it is switched off', async () => {
  const owner = await signedIn(app);
  assert.deepEqual(await addressOf(owner), { address: null, created_at: null });
  const first = await makeCalendar(owner);
  assert.equal(new URL((await addressOf(owner)).address).pathname, first);
  assert.equal(await statusOf(first), 200);
  const second = await makeCalendar(owner);
  assert.deepEqual([await statusOf(first), await statusOf(second)], [404, 200]);
  for (let times = 0; times < 2; times++)
    assert.equal((await owner.delete(paths.calendarAddress)).status, 204);
  assert.deepEqual(
    [await statusOf(second), await addressOf(owner)],
    [404, { address: null, created_at: null }],
  );
});

test('what is not ours, has ended, or is of an account that is closed or suspended: not found, all alike', async () => {
  const [owner, gone] = [await signedIn(app), await signedIn(app)];
  const [path, last] = [await makeCalendar(owner), await makeCalendar(gone)];
  const [, id = ''] = /([\da-f-]{36})\./.exec(path) ?? [];
  const suspend = (value: unknown) =>
    app.db.execute(sql`update users set suspended_at = ${value} where id = ${owner.user.id}`);
  const forged = paths.calendar(`${calendarToken(newSecrets(), id)}.ics`);
  const none = paths.calendar(`${calendarToken(app.secrets, crypto.randomUUID())}.ics`);
  assert.equal((await gone.call('DELETE', paths.user(gone.user.id), { password: PASSWORD })).status, 204);
  await suspend(new Date());
  const texts = new Set<string>();
  for (const each of [
    path,
    last,
    forged,
    none,
    path.replace('.ics', ''),
    `${path}.ics`,
    paths.calendar('x.ics'),
  ]) {
    const { status, body } = await nobody.get(each);
    assert.equal(status, 404, each);
    texts.add(JSON.stringify(body));
  }
  assert.equal(texts.size, 1);
  await suspend(null);
  assert.equal(await statusOf(path), 200);
});

test('who has no proven address makes none', async () => {
  const { status, body } = await (await signedIn(app, { emailProvenAt: null })).post(paths.calendarAddress);
  assert.deepEqual([status, body.code], [403, 'account.email_unproven']);
});

test('in the language of its owner, for nobody else to keep; a calendar that has it gets none again', async () => {
  const [owner, buyer] = [await signedIn(app, { language: 'fr' }), await signedIn(app)];
  await askAccess(buyer, await publishOffer(owner, { project_title: 'Une boulangerie, à Rennes' }));
  const path = await makeCalendar(owner);
  const { status, headers, body } = await nobody.get(path);
  assert.equal(status, 200);
  assert.equal(headers['content-type'], 'text/calendar; charset=utf-8');
  assert.equal(headers['cache-control'], 'private, no-cache');
  assert.equal(headers['set-cookie'], undefined);
  assert.equal(
    readCalendar(body).events[0]?.SUMMARY,
    'Dernier jour pour répondre à la demande\u202f: Une boulangerie, à Rennes',
  );
  const again = await nobody.call('GET', path, undefined, { 'if-none-match': String(headers.etag) });
  assert.deepEqual([again.status, again.raw.length], [304, 0]);
  const head = await nobody.call('HEAD', path);
  assert.deepEqual([head.status, head.raw.length, head.headers.etag], [200, 0, headers.etag]);
  assert.equal((await app.inject({ method: 'HEAD', url: `${path}x` })).statusCode, 404);
});
