import { NOTIFICATION_TYPES, type Notification } from '@handover/shared/contract';
import { renderWithPlatform } from '@handover/shared/testing';
import en from '../locales/en.json';
import fr from '../locales/fr.json';
import { buildNotification } from '../testing/build-notification.ts';
import { useNotificationText } from './use-notification-text.ts';

const Text = ({ notification }: { notification: Notification }) => (
  <p>{useNotificationText()(notification)}</p>
);
const textOf = (changes: Partial<Notification>, language: 'en' | 'fr' = 'en') =>
  renderWithPlatform(<Text notification={buildNotification(changes)} />, {
    language,
    outlets: false,
    resources: { [language]: { notifications: language === 'en' ? en : fr } },
  }).container.textContent;

const title = { project_title: 'Marina', search_name: 'Ports', firm_name: 'Roux' };
const group = { count: 3, since: '2026-11-20T09:00:00.000Z' };
test.each<[string, Partial<Notification>]>([
  ['Someone asks for access to “Marina”.', {}],
  ['Thomas Keller asks for access to “Marina”.', { person: 'Thomas Keller' }],
  ['A former user asks for access to “Marina”.', { person: 'former_user' }],
  ['3 people ask for access to “Marina”.', { group }],
  [
    'Thomas Keller has 3 questions about “Marina”.',
    { type: 'question_asked', person: 'Thomas Keller', group },
  ],
  [
    'A new document for “Marina” is in the data room.',
    { type: 'document_added', params: { ...title, count: 1 } },
  ],
  [
    'Your request for “Marina” was declined. Reason: Not now',
    { type: 'access_declined', params: { ...title, reason: 'Not now' } },
  ],
  [
    'Your request for “Marina” was declined. You may ask again from 9\u00a0May\u00a02026. Reason: Not now',
    { type: 'access_declined', params: { ...title, reason: 'Not now', date: '2026-05-09' } },
  ],
  [
    'Your request for “Marina” has ended: a deal with someone else was completed.',
    { type: 'access_declined', params: { ...title, cause: 'sold' } },
  ],
  [
    'Your request for “Marina” has ended: the owner took the business off the market.',
    { type: 'access_declined', params: { ...title, cause: 'unlisted' } },
  ],
  [
    'Your deal on “Marina” has ended: a deal with someone else was completed.',
    { type: 'deal_cancelled', params: { ...title, cause: 'sold' } },
  ],
  [
    'Claire Moreau has moved the end of exclusivity on “Marina” to 9\u00a0May\u00a02026.',
    { type: 'exclusivity_changed', person: 'Claire Moreau', params: { ...title, date: '2026-05-09' } },
  ],
  [
    'The request of Thomas Keller for access to “Marina” expires in 14 days. Answer it in time.',
    { type: 'access_waiting', person: 'Thomas Keller', params: { ...title, count: 14 } },
  ],
])('%s', (text, changes) => expect(textOf({ params: title, ...changes })).toBe(text));

const through = {
  type: 'loi_declined',
  person: 'Claire Moreau',
  acted_by: 'Anne Roux, Roux & Associés',
} as const;
test.each<[string, string, Partial<Notification>]>([
  [
    'Anne Roux, Roux & Associés for Claire Moreau has declined your letter of intent for “Marina”.',
    'Anne Roux, Roux & Associés pour Claire Moreau a refusé votre lettre d’intention pour «~Marina~».',
    through,
  ],
  [
    'For Claire Moreau: Thomas Keller asks for access to “Marina”.',
    'Pour Claire Moreau~: Thomas Keller demande l’accès à «~Marina~».',
    { person: 'Thomas Keller', acting_for: 'Claire Moreau' },
  ],
  [
    'Anne Roux now acts for you.',
    'Anne Roux agit désormais pour vous.',
    { type: 'delegation_accepted', person: 'Anne Roux' },
  ],
])('of advisers: %s', (text, french, changes) => {
  expect(textOf({ params: title, ...changes })).toBe(text);
  expect(textOf({ params: title, ...changes }, 'fr')).toBe(french.replaceAll('~', '\u202f'));
});

const mandate = { ...title, type_of_opportunity: 'buy' };
test.each<[string, string, Partial<Notification>]>([
  [
    'Someone introduces a business to you for “Marina”.',
    'Une entreprise vous est présentée pour «~Marina~».',
    {},
  ],
  [
    'Thomas Keller introduces a business to you for “Marina”.',
    'Thomas Keller vous présente une entreprise pour «~Marina~».',
    { person: 'Thomas Keller' },
  ],
  [
    'The introduction of Thomas Keller for “Marina” expires in 14 days. Answer it in time.',
    'Thomas Keller attend votre réponse~: sa présentation pour «~Marina~» expire dans 14 jours.',
    { type: 'access_waiting', person: 'Thomas Keller', params: { ...mandate, count: 14 } },
  ],
  [
    'Your introduction for “Marina” has ended: the buyer withdrew the mandate.',
    'Votre présentation pour «~Marina~» est close~: l’acquéreur a retiré son mandat.',
    { type: 'access_declined', params: { ...mandate, cause: 'unlisted' } },
  ],
  [
    '“Marina” is fulfilled: the buyer has found a business.',
    '«~Marina~» a abouti~: l’acquéreur a trouvé son entreprise.',
    { type: 'favorite_unavailable', params: { ...mandate, cause: 'sold' } },
  ],
  [
    '“Marina” is sold.',
    '«~Marina~» est cédé.',
    { type: 'favorite_unavailable', params: { ...title, cause: 'sold' } },
  ],
])('of a mandate, or sold: %s', (text, french, changes) => {
  const notification = { params: mandate, ...changes };
  expect(textOf(notification)).toBe(text);
  expect(textOf(notification, 'fr')).toBe(french.replaceAll('~', '\u202f'));
});

test('of a mandate no sentence speaks of a request for access', () => {
  for (const language of ['en', 'fr'] as const)
    for (const type of NOTIFICATION_TYPES.filter((each) => each.startsWith('access_')))
      for (const person of [null, 'Thomas Keller'])
        for (const params of [
          mandate,
          { ...mandate, date: '2026-05-09', reason: 'Because' },
          { ...mandate, count: 2 },
        ])
          expect(textOf({ type, person, params }, language)).not.toMatch(/request|access|demande/);
});

const everything = { date: '2026-05-09', count: 2, phase: 'spa', reason: 'Because', browser: 'Firefox' };
describe.each(['en', 'fr'] as const)('%s', (language) => {
  test.each(NOTIFICATION_TYPES)('%s is a sentence, with all that may be known and without', (type) => {
    for (const changes of [
      {},
      { person: 'Thomas Keller' },
      { person: 'Thomas Keller', group },
      { params: { ...title, ...everything }, person: 'former_user', group },
    ]) {
      const text = textOf(
        { type, params: { ...title, phase: 'spa', reason: 'Because' }, ...changes },
        language,
      );
      expect(text).toMatch(/[.…]$|Because$/);
      expect(text).not.toMatch(/\{\{|undefined|types\.|null/);
    }
  });
});
