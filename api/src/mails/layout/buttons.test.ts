import assert from 'node:assert/strict';
import { test } from 'node:test';
import { routes } from '@handover/shared/contract';
import type { Message } from '../../plugins/mail.ts';
import { emailChangeMail } from '../email-change.mail.ts';
import { emailProofMail } from '../email-proof.mail.ts';
import { notificationMail } from '../notices/notification.mail.ts';
import { personMail } from '../person.mail.ts';
import { recoveryMail } from '../recovery.mail.ts';
import { signInLinkMail } from '../sign-in-link.mail.ts';
import { readHtml } from '../testing/read-html.ts';

const SITE = { publicUrl: 'https://handover.test' };
const LINK = 'https://handover.test/page?id=7&token=t';
const to = { email: 'anne@x.test', firstName: 'Anne', language: 'fr' };
const letter = routes.dealView(7, { tab: 'loi', letter: 3 });
const question = routes.dealView(7, { tab: 'questions', question: 4 });
const notice = (type: string, link: string) => ({ type, params: { project_title: 'Fournil' }, link });
const news = (...notices: ReturnType<typeof notice>[]) => notificationMail(to, notices, SITE);

const rows: [name: string, mail: Message, button: string | null, url?: string][] = [
  [
    'a new password',
    recoveryMail({ ...to, emailProvenAt: null }, LINK, 30),
    'Choisir un nouveau mot de passe',
    LINK,
  ],
  ['a proof', emailProofMail(to.email, 'fr', LINK, 24), 'Confirmer l’adresse', LINK],
  ['a new address', emailChangeMail(to.email, 'fr', LINK, 24), 'Confirmer la nouvelle adresse', LINK],
  ['a link to sign in', signInLinkMail(to.email, 'fr', LINK, 15), 'Se connecter', LINK],
  [
    'an account that is restored',
    personMail('restored', to, 'Erreur', SITE.publicUrl),
    'Se connecter',
    SITE.publicUrl + routes.login(),
  ],
  [
    'an account that is suspended',
    personMail('suspended', to, 'Fraude', SITE.publicUrl),
    'Nous écrire',
    SITE.publicUrl + routes.contactUs,
  ],
  ['a letter', news(notice('loi_submitted', letter)), 'Lire la lettre', SITE.publicUrl + letter],
  ['a question', news(notice('question_asked', question)), 'Ouvrir les questions', SITE.publicUrl + question],
  ['several notices', news(notice('loi_submitted', letter), notice('question_asked', question)), null],
];

for (const [name, { html }, label, url] of rows)
  test(`${name}: ${label ?? 'a link each, no button'}`, () => {
    const { links } = readHtml(html);
    const buttons = links.filter(({ isButton }) => isButton);
    assert.deepEqual(buttons, label === null ? [] : [{ label, url, isButton: true }]);
  });

test('each of several notices has its link', () => {
  const { links } = readHtml(news(notice('loi_submitted', letter), notice('question_asked', question)).html);
  assert.deepEqual(
    links.map(({ url }) => url),
    [letter, question, routes.settings].map((path) => SITE.publicUrl + path),
  );
});
