import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { seedFaq } from '../../../seed/reference/faq/seed-faq.ts';
import { anonymous } from '../../../testing/people/actor.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const nobody = anonymous(app);
const letter = {
  name: 'Anne Kerjean',
  email: 'anne@example.test',
  phone: '+33 1 23 45 67 89',
  message: 'I would like to know how a mandate is published.',
};

function outbox() {
  const folder = join(app.config.dataDir, 'outbox');
  return readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}

/** French has a non-breaking space before these, and typographic apostrophes. */
const TYPEWRITTEN = / [;:!?»]|« |'/;

test('questions are listed by category, in both languages', async () => {
  const categories = (await nobody.get('/api/faq-categories/')).body;
  assert.equal(categories.count, 5);
  const all = (await nobody.get('/api/faq/')).body;
  assert.ok(all.count >= 25);
  for (const { id } of categories.results) {
    const { body } = await nobody.get(`/api/faq/?category_id=${id}`);
    assert.ok(body.count >= 5);
    for (const each of body.results) {
      assert.equal(each.category, id);
      for (const text of [each.question, each.question_fr, each.answer, each.answer_fr])
        assert.ok(text.length > 15);
      for (const text of [each.question_fr, each.answer_fr]) assert.doesNotMatch(text, TYPEWRITTEN);
    }
  }
  assert.equal((await nobody.get('/api/faq/?category_id=99')).body.count, 0);
  assert.deepEqual(Object.keys((await nobody.get('/api/faq/?category_id=x')).body.codes), ['category_id']);
});

test('a changed text of a new release replaces the earlier one', async () => {
  await app.db.execute(sql`update faq set answer = 'Outdated' where id = 101`);
  await app.db.transaction((tx) => seedFaq(tx));
  const { body } = await nobody.get('/api/faq/');
  assert.ok(body.results.every((each: { answer: string }) => each.answer !== 'Outdated'));
  assert.equal(new Set(body.results.map((each: { question: string }) => each.question)).size, body.count);
});

test('the figures of the about page follow the settings', async () => {
  const { status, body } = await nobody.get('/api/about_us/');
  assert.equal(status, 200);
  assert.equal(body.contact.email, app.config.contactTo);
  const values = body.figures.map((figure: { value: number }) => figure.value);
  assert.ok(values.includes(app.config.rules.exclusivityMaxDays));
  for (const section of body.sections) {
    assert.equal(section.text.length, section.text_fr.length);
    for (const text of [section.title_fr, ...section.text_fr]) assert.doesNotMatch(text, TYPEWRITTEN);
  }
});

test('a message is stored and mailed, with its author as reply address', async () => {
  assert.equal((await nobody.post('/api/contact_us/', letter)).status, 201);
  await app.background.settled();
  const [mail] = outbox();
  assert.equal(mail.to, app.config.contactTo);
  assert.deepEqual(mail.replyTo, { name: letter.name, address: letter.email });
  assert.match(mail.text, /mandate/);
  await app.jobs.get('contact-messages')?.work();
  assert.equal(outbox().length, 1);
});

test('a mail names the address as its owner writes it, and goes to the one that is stored', async () => {
  const email = 'anne@société.example';
  assert.equal((await nobody.post('/api/contact_us/', { ...letter, email })).status, 201);
  await app.background.settled();
  const mail = outbox().at(-1);
  assert.equal(mail.replyTo.address, 'anne@xn--socit-esab.example');
  assert.ok(mail.text.includes(`\n${email}`));
});

test('mail header injection is refused, and so are texts that are too short', async () => {
  for (const wrong of [
    { name: 'Anne\r\nBcc: all@example.test' },
    { email: 'anne@example.test\r\nBcc: all@example.test' },
    { email: 'anne@example.test, all@example.test' },
    { message: 'Too short' },
    { message: 'x'.repeat(5001) },
    { phone: '12' },
  ]) {
    const response = await nobody.post('/api/contact_us/', { ...letter, ...wrong });
    assert.equal(response.status, 400, JSON.stringify(wrong));
    assert.deepEqual(Object.keys(response.body.codes), Object.keys(wrong));
  }
});

test('a message is sent once by the job after the mail server was down', async (t) => {
  const away = t.mock.method(app, 'sendMail', async () => {
    throw new Error('connection refused');
  });
  const before = outbox().length;
  assert.equal((await nobody.post('/api/contact_us/', letter)).status, 201);
  await app.background.settled();
  assert.equal(away.mock.callCount(), 1);
  away.mock.restore();
  await app.db.execute(sql`update contact_messages set created_at = created_at - interval '5 minutes'`);
  const work = app.jobs.get('contact-messages')?.work;
  await Promise.all([work?.(), work?.()]);
  assert.equal(outbox().length, before + 1);
});

test('messages are limited per address and day, also for concurrent requests', async () => {
  await app.db.execute(sql`delete from contact_messages`);
  const most = app.config.rules.contactADay;
  const responses = await Promise.all(
    Array.from({ length: most + 5 }, () => nobody.post('/api/contact_us/', letter)),
  );
  const refused = responses.filter((response) => response.status === 429);
  assert.equal(refused.length, 5);
  assert.ok(refused.every((response) => Number(response.headers['retry-after']) > 0));
  await app.db.execute(sql`update contact_messages set created_at = created_at - interval '1 day'`);
  assert.equal((await nobody.post('/api/contact_us/', letter)).status, 201);
});

test('the addresses of an IPv6 network share the limit', async () => {
  await app.db.execute(sql`delete from contact_messages`);
  const call = { method: 'POST', url: '/api/contact_us/', payload: letter } as const;
  const writeFrom = async (remoteAddress: string) =>
    (await app.inject({ ...call, remoteAddress })).statusCode;
  for (let i = 1; i <= app.config.rules.contactADay; i += 1)
    assert.equal(await writeFrom(`2001:db8::${i}`), 201);
  assert.equal(await writeFrom('2001:db8::ffff'), 429);
  assert.equal(await writeFrom('2001:db8:0:1::1'), 201);
});
