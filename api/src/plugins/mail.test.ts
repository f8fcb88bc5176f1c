import assert from 'node:assert/strict';
import { createPrivateKey } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { test } from 'node:test';
import { inspect } from 'node:util';
import { buildTestApp } from '../../testing/servers/build-test-app.ts';
import { newKey, readSignature } from '../../testing/servers/dkim.ts';
import { mailServer } from '../../testing/servers/mail-server.ts';
import type { Message } from './mail.ts';

const message: Message = {
  to: 'anne@example.test',
  subject: 'Lettre d’intention reçue\u202f: Boulangerie',
  text: 'Bonjour,\n\nIl y a du nouveau.\n',
  html: '<!doctype html><html lang="fr"><body><p>Il y a du nouveau.</p></body></html>',
};
const replyTo = { name: 'Anne', address: 'anne@example.test' };

/** The headers and the signature of what reaches the mail server. */
async function sent(settings: Parameters<typeof buildTestApp>[0], mail: Message) {
  const server = await mailServer();
  const logged: string[] = [];
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      logged.push(String(chunk));
      done();
    },
  });
  const app = await buildTestApp({ ...settings, logLevel: 'trace', smtpUrl: server.smtpUrl }, { logTo });
  await app.sendMail(mail);
  const [{ data } = { data: '' }] = server.taken;
  return { data, logged: logged.join('') };
}

test('a mail has text and html, as alternatives', async () => {
  const { data } = await sent({}, message);
  assert.match(data, /^Content-Type: multipart\/alternative;/m);
  assert.deepEqual(
    [...data.matchAll(/^Content-Type: (text\/\w+)/gm)].map(([, type]) => type),
    ['text/plain', 'text/html'],
  );
});

for (const [name, setting, own, expected] of [
  ['none', undefined, undefined, undefined],
  ['that of the settings', 'help@example.test', undefined, 'help@example.test'],
  ['that of the message', undefined, replyTo, 'Anne <anne@example.test>'],
  [
    'that of the message before that of the settings',
    'help@example.test',
    replyTo,
    'Anne <anne@example.test>',
  ],
] as const)
  test(`the address for answers: ${name}`, async () => {
    const mail = { ...message, ...(own && { replyTo: own }) };
    const { data } = await sent({ mailReplyTo: setting }, mail);
    assert.equal(/^Reply-To: (.*)$/im.exec(data)?.[1]?.trim(), expected);
  });

test('the address for answers is in the outbox, too', async () => {
  const app = await buildTestApp({ mailReplyTo: 'help@example.test' });
  await app.sendMail(message);
  const outbox = join(app.config.dataDir, 'outbox');
  const [name = ''] = readdirSync(outbox);
  const { date: _, ...written } = JSON.parse(readFileSync(join(outbox, name), 'utf8'));
  assert.deepEqual(written, { from: app.config.mailFrom, replyTo: 'help@example.test', ...message });
});

test('a mail is signed with the key of the settings, which no log has', async () => {
  const pem = newKey('rsa');
  const dkim = { domain: 'example.test', selector: 'handover', key: createPrivateKey(pem) };
  const { data, logged } = await sent({ dkim, mailReplyTo: 'help@example.test' }, message);
  const signature = readSignature(data, pem);
  assert.deepEqual(
    [signature?.domain, signature?.selector, signature?.isValid],
    ['example.test', 'handover', true],
  );
  for (const field of ['from', 'to', 'subject', 'reply-to'])
    assert.ok(signature?.fields.includes(field), field);
  assert.equal(readSignature(data.replace('anne@', 'eve@'), pem)?.isValid, false);
  assert.equal(readSignature(data, newKey('rsa'))?.isValid, false);
  for (const line of pem.split('\n').filter((each) => each.length > 20)) assert.ok(!logged.includes(line));
});

test('without a key no mail is signed', async () => {
  const { data } = await sent({}, message);
  assert.equal(readSignature(data, newKey('rsa')), null);
});

test('of a refused mail the error has the code, and no address', async () => {
  const server = await mailServer();
  server.refused.add(message.to);
  const app = await buildTestApp({ smtpUrl: server.smtpUrl });
  await assert.rejects(app.sendMail(message), (error: Error & { code?: string }) => {
    assert.equal(error.code, 'EENVELOPE');
    assert.doesNotMatch(inspect(error, { depth: 9 }), /anne@/);
    return true;
  });
});
