import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NOTIFICATION_TYPES } from '@handover/shared/contract';
import { kindOf } from '../../events/notification-channels.ts';
import { notificationMail } from './notification.mail.ts';

const claire = { email: 'claire@example.test', firstName: 'Claire', language: 'fr' };
const alex = { ...claire, firstName: 'Alex', language: 'en' };
const site = { publicUrl: 'https://handover.test' };
const title = 'Bakery in the south';
const WITHOUT_TITLE: readonly string[] = ['password_changed', 'new_device', 'funds_shown', 'search_digest'];
const of = (type: string, params: Record<string, string | number> = {}, link = '/user-deals/view/7') => ({
  type,
  params: { project_title: title, ...params },
  link,
});

test('a single notification in English: a short subject, its sentence, links to it and to the settings', () => {
  const mail = notificationMail(alex, [of('loi_submitted', { date: '2026-03-14' })], site);
  assert.equal(mail.to, 'claire@example.test');
  assert.equal(mail.subject, 'Letter of intent arrived: Bakery in the south');
  assert.equal(
    mail.text,
    `Hello Alex,

There is news for you on Handover:

- A letter of intent for “Bakery in the south” has arrived. It is open until the end of 14 March 2026 in Paris.
  https://handover.test/user-deals/view/7

Choose here what we tell you by e-mail:
https://handover.test/settings

Handover
`,
  );
});

test('several notifications in French: one mail, with French plurals and dates', () => {
  const mail = notificationMail(
    claire,
    [
      of('access_waiting', { count: 1 }, '/user-deals?role=owner'),
      of('exclusivity_ending', { count: 7 }),
      of('exclusivity_changed', { date: '2026-05-09' }),
      of('deal_phase_changed', { phase: 'spa' }),
    ],
    site,
  );
  assert.equal(mail.subject, '4 nouvelles pour vous');
  for (const part of [
    'Bonjour Claire,',
    'expire dans 1 jour.',
    'https://handover.test/user-deals?role=owner',
    'prend fin dans 7 jours.',
    'jusqu’au 9 mai 2026.',
    'protocole de cession (SPA).',
    'https://handover.test/settings',
  ])
    assert.ok(mail.text.includes(part), part);
});

test('what waits is told with the plural of its days', () => {
  const told = (to: typeof alex, count: number) =>
    notificationMail(to, [of('access_waiting', { count })], site).text;
  for (const [to, count, text] of [
    [alex, 1, 'expires in 1 day.'],
    [alex, 14, 'expires in 14 days.'],
    [claire, 1, 'expire dans 1 jour.'],
    [claire, 14, 'expire dans 14 jours.'],
  ] as const)
    assert.ok(told(to, count).includes(text), text);
});

test('of a mandate no mail speaks of a request for access, and a favourite that is sold is called so', () => {
  const text = (to: typeof alex, type: string, params: Record<string, string | number>) =>
    notificationMail(to, [of(type, params)], site).subject;
  const FACTS: Record<string, string | number>[] = [
    {},
    { count: 3 },
    { cause: 'sold' },
    { cause: 'unlisted' },
    { date: '2026-05-09' },
  ];
  const types = NOTIFICATION_TYPES.filter((type) => type.startsWith('access_'));
  for (const type of types)
    for (const params of FACTS)
      for (const to of [claire, alex])
        assert.doesNotMatch(
          text(to, type, { ...params, type_of_opportunity: 'buy' }),
          /request|access|demande/,
          type,
        );
  assert.equal(
    text(claire, 'access_requested', { type_of_opportunity: 'buy' }),
    'Une entreprise vous est présentée\u202f: Bakery in the south',
  );
  assert.equal(text(alex, 'favorite_unavailable', { cause: 'sold' }), 'Sold: Bakery in the south');
});

test('a long reason is left out of the subject', () => {
  const mail = notificationMail(
    alex,
    [of('opportunity_rejected', { reason: 'Too short.\nBcc: x@x.test' })],
    site,
  );
  assert.equal(mail.subject, 'Not published: Bakery in the south');
  assert.ok(mail.text.includes('Reason: Too short.\nBcc: x@x.test'));
});

test('a mail that can be unsubscribed says so to people and to mail programs; one about security does not', () => {
  const unsubscribeUrl = 'https://handover.test/unsubscribe?token=t';
  const mail = notificationMail(alex, [of('loi_updated')], { ...site, unsubscribeUrl });
  assert.deepEqual(mail.headers, {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  assert.ok(mail.text.includes(`\n${unsubscribeUrl}\n`));
  const plain = notificationMail(alex, [of('password_changed')], site);
  assert.equal(plain.headers, undefined);
  assert.doesNotMatch(plain.text, /No more of these/);
});

test('the mail of a day has one line each, and one link to all of them', () => {
  const notices = [
    { ...of('question_asked'), groupCount: 3 },
    of('opportunity_rejected', { reason: 'Too\nshort' }),
  ];
  const mail = notificationMail(claire, notices, { ...site, isDigest: true, rest: 4 });
  assert.equal(mail.subject, 'Votre journée en 6 nouvelles');
  const lines = mail.text.split('\n').filter((line) => line.startsWith('- '));
  assert.deepEqual(lines, [
    '- 3 nouvelles questions vous attendent au sujet de «\u202fBakery in the south\u202f».',
    '- «\u202fBakery in the south\u202f» est refusé. Motif\u202f: Too short',
  ]);
  assert.ok(mail.text.includes('et 4 de plus.'));
  assert.deepEqual(mail.text.match(/https:\S+/g), [
    'https://handover.test/notifications',
    'https://handover.test/settings',
  ]);
});

for (const person of [alex, claire]) {
  for (const type of NOTIFICATION_TYPES) {
    test(`${type} in ${person.language} is a sentence, with all params and without optional ones`, () => {
      const all = {
        count: 2,
        date: '2026-03-14',
        phase: 'spa',
        reason: 'Because',
        browser: 'Safari',
        platform: 'iOS',
      };
      for (const [params, groupCount] of [
        [{}, 1],
        [all, 1],
        [all, 3],
      ] as const) {
        const { subject, text } = notificationMail(person, [{ ...of(type, params), groupCount }], site);
        for (const written of [subject, text])
          assert.doesNotMatch(written, /undefined|null|NaN|\[object|\{\{/);
        if (!WITHOUT_TITLE.includes(type) && kindOf(type) !== 'advisers')
          assert.ok(subject.includes(title), subject);
        assert.match(subject, /^(\d|\p{Lu})/u);
        // French has a non-breaking space before these, and typographic apostrophes.
        if (person.language === 'fr') assert.doesNotMatch(`${subject}${text}`, / [;:!?»]|« |'/);
      }
    });
  }
}
