import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import type { Message } from '../../plugins/mail.ts';
import { sendAccountMail } from '../account.mail.ts';
import { contactMail } from '../contact.mail.ts';
import { notificationMail } from '../notices/notification.mail.ts';
import { personMail } from '../person.mail.ts';
import { recoveryMail } from '../recovery.mail.ts';
import { readHtml } from '../testing/read-html.ts';

const SITE = { publicUrl: 'https://handover.test' };
const to = { email: 'anne@x.test', firstName: 'Anne', language: 'en' };
const notice = (type: string, params: Record<string, string>, link = '/user-deals/view/7') => ({
  type,
  params,
  link,
});

function accountMail(provider: string): Message {
  const sent: Message[] = [];
  const app = {
    config: SITE,
    background: { run: (_name: string, work: () => void) => work() },
    deliverMail: async (_kind: string, mail: Message) => void sent.push(mail),
  } as unknown as FastifyInstance;
  sendAccountMail(app, to, 'linked', { provider, undo: 'https://handover.test/undo', undoDays: 7 });
  const [mail] = sent;
  if (!mail) throw new Error('nothing was sent');
  return mail;
}

/** Everything in a mail that people wrote. */
const FIELDS: Record<string, (text: string) => Message> = {
  'the project title': (title) =>
    notificationMail(to, [notice('loi_updated', { project_title: title })], SITE),
  'the title in a mail of several': (title) =>
    notificationMail(
      to,
      ['loi_updated', 'deal_paused'].map((type) => notice(type, { project_title: title })),
      SITE,
    ),
  'the title in the mail of a day': (title) =>
    notificationMail(to, [notice('loi_updated', { project_title: title })], { ...SITE, isDigest: true }),
  'the reason of a refusal': (reason) =>
    notificationMail(to, [notice('opportunity_rejected', { project_title: 'x', reason })], SITE),
  'words that were left out': (left_out) =>
    notificationMail(to, [notice('opportunity_approved', { project_title: 'x', left_out })], SITE),
  'a browser': (browser) => notificationMail(to, [notice('new_device', { browser })], SITE),
  'the first name': (firstName) =>
    recoveryMail({ ...to, firstName, emailProvenAt: new Date(0) }, SITE.publicUrl, 30),
  'the name of a provider': accountMail,
  'the reason of staff': (reason) => personMail('suspended', to, reason, SITE.publicUrl),
  'the message of a visitor': (message) =>
    contactMail('us@x.test', {
      name: 'Anne',
      email: 'a@x.test',
      readableEmail: 'a@x.test',
      phone: '',
      message,
    }),
  'the name of a visitor': (name) =>
    contactMail('us@x.test', {
      name,
      email: 'a@x.test',
      readableEmail: 'a@x.test',
      phone: '',
      message: 'Hello',
    }),
};

const HOSTILE = [
  '<script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  `' onmouseover='alert(1)`,
  '<a href="https://evil.test">Sign in</a>',
  '<a href="javascript:alert(1)">x</a>',
  '{{link}} $& $1',
  '&lt;b&gt; &amp; <!-- -->',
  '\u202eevil\u202c <b>',
];

for (const [field, mailWith] of Object.entries(FIELDS))
  test(`${field} is shown as it was written, and is never markup`, () => {
    const plain = mailWith('plain');
    const tags = (html: string) => html.match(/<[a-z/!][^>]*>/g);
    for (const text of HOSTILE) {
      const { html } = mailWith(text);
      assert.deepEqual(tags(html), tags(plain.html), text);
      const { words, links } = readHtml(html);
      assert.ok(words.includes(text), text);
      assert.deepEqual(links, readHtml(plain.html).links);
    }
  });

test('a link that is a script is not taken', () => {
  const { html } = recoveryMail({ ...to, emailProvenAt: null }, 'javascript:alert(1)', 30);
  assert.doesNotMatch(html, /href="javascript:alert/);
});
