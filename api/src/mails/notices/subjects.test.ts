import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, NOTIFICATION_TYPES } from '@handover/shared/contract';
import { everyMail } from '../testing/every-mail.ts';
import { notificationMail } from './notification.mail.ts';
import { asGoesOn } from './subject.rules.ts';

const CAPITAL = /^Handover\u202f?: \p{Lu}(?!\p{Lu})/u;

test('what follows the colon has a small letter, and names keep theirs', () => {
  const cases = {
    'Votre demande': 'votre demande',
    '« Atelier »': '« Atelier »',
    'SPA signed': 'SPA signed',
  };
  for (const [given, shown] of Object.entries(cases)) assert.equal(asGoesOn(given), shown);
  for (const language of ['en', 'fr'])
    for (const type of NOTIFICATION_TYPES)
      for (const several of [1, 3]) {
        const notice = { type, params: { project_title: 'Atelier' }, link: '/', groupCount: several };
        const to = { email: 'a@b.test', firstName: 'Anne', language };
        const { subject } = notificationMail(to, [notice], { publicUrl: 'https://handover.test' });
        assert.doesNotMatch(subject, CAPITAL, `${language} ${type}`);
      }
});

test('so do the subjects of all other mails', () => {
  for (const language of LANGUAGES) {
    const subjects = everyMail(language).map(({ subject }) => subject);
    assert.ok(subjects.length > 10);
    assert.deepEqual(
      subjects.filter((subject) => CAPITAL.test(subject) && !/^Handover\u202f?: Google /.test(subject)),
      [],
    );
  }
});
