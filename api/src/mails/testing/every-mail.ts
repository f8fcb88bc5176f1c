import {
  DEAL_PHASES,
  FIRM_ROLES,
  type Language,
  NOTIFICATION_TYPES,
  routes,
} from '@handover/shared/contract';
import type { FastifyInstance } from 'fastify';
import { TEXTS } from '../../locales/texts.ts';
import type { Message } from '../../plugins/mail.ts';
import { sendAccountMail } from '../account.mail.ts';
import { contactMail } from '../contact.mail.ts';
import { delegationMail } from '../delegation.mail.ts';
import { emailChangeMail } from '../email-change.mail.ts';
import { emailProofMail } from '../email-proof.mail.ts';
import { firmInvitationMail } from '../firm-invitation.mail.ts';
import { notificationMail } from '../notices/notification.mail.ts';
import { personMail } from '../person.mail.ts';
import { recoveryMail } from '../recovery.mail.ts';
import { reportDecisionMail, reportReceiptMail } from '../report.mail.ts';
import { signInLinkMail } from '../sign-in-link.mail.ts';

const SITE = { publicUrl: 'https://handover.test' };
const LINK = 'https://handover.test/link';
/** One of each place that a notice leads to. */
const PLACES = [
  '/',
  routes.dealView(7),
  ...['loi', 'questions', 'diligence', 'closing', 'data-room'].map((tab) => routes.dealView(7, { tab })),
  routes.deals('owner'),
  routes.oppView(7),
  routes.opportunities('buy'),
  routes.security,
  routes.buyerProfile,
  routes.savedSearches,
  routes.firm(),
  routes.advisers,
];
const FACTS: Record<string, string | number>[] = [
  {},
  { count: 1, date: '2026-03-14', reason: 'Because', left_out: 'x, y', chosen: 1, browser: 'Safari' },
  { date: '2026-03-14T22:30:00.000Z' },
  { count: 2, search_name: 'Bakeries' },
  { cause: 'sold' },
  { cause: 'unlisted' },
  ...DEAL_PHASES.map((phase) => ({ phase })),
  ...FIRM_ROLES.map((role) => ({ firm_name: 'Roux', role })),
];

/** Every mail that the server writes to people, with everything that a mail may tell and without. */
export function everyMail(language: Language): Message[] {
  const to = { email: 'anne@handover.test', firstName: 'Anne', language };
  const { account, person, report } = TEXTS[language].mails;
  const sent: Message[] = [];
  const app = {
    config: SITE,
    background: { run: (_name: string, work: () => void) => work() },
    deliverMail: async (_kind: string, mail: Message) => void sent.push(mail),
  } as unknown as FastifyInstance;
  for (const event of Object.keys(account) as (keyof typeof account)[])
    sendAccountMail(app, to, event, { provider: 'Google', undo: LINK, undoDays: 7 });
  for (const kind of Object.keys(person.measures) as (keyof typeof person.measures)[])
    sent.push(personMail(kind, to, 'Because', SITE.publicUrl));
  sent.push(
    signInLinkMail(to.email, language, LINK, 15),
    emailProofMail(to.email, language, LINK, 24),
    emailChangeMail(to.email, language, LINK, 24),
    delegationMail(to.email, language, 'Claire Fontaine', LINK),
    recoveryMail({ ...to, emailProvenAt: null }, LINK, 60),
    recoveryMail({ ...to, emailProvenAt: new Date(0) }, LINK, 60),
    ...FIRM_ROLES.map((role) =>
      firmInvitationMail(to.email, {
        ...{ language, role, sender: 'Anne Roux', firm: 'Roux & Associés', link: LINK },
        expiresAt: new Date('2026-03-14T22:59:59.999Z'),
      }),
    ),
    contactMail(to.email, {
      name: 'Anne',
      email: to.email,
      readableEmail: to.email,
      phone: '+33 6 12 34 56 78',
      message: 'Good morning.\n\nHow do I begin?',
    }),
  );
  for (const reason of Object.keys(report.reasons) as (keyof typeof report.reasons)[])
    for (const title of ['Bakery', null]) {
      const facts = { number: 7, reason, title };
      const reporter = { email: to.email, language, ...(title && { name: 'Anne' }) };
      sent.push(
        reportReceiptMail(reporter, facts, SITE.publicUrl),
        ...(['no_action', 'taken_down'] as const).map((decision) =>
          reportDecisionMail(reporter, { ...facts, decision, words: 'Because' }, SITE.publicUrl),
        ),
      );
    }
  const notices = NOTIFICATION_TYPES.flatMap((type) =>
    FACTS.flatMap((facts) =>
      ['sell', 'buy'].flatMap((kind) =>
        [1, 3].map((groupCount) => {
          const params = { project_title: 'Bakery', ...facts, type_of_opportunity: kind };
          return { type, params, link: '/user-deals', groupCount };
        }),
      ),
    ),
  );
  for (const notice of notices) sent.push(notificationMail(to, [notice], { ...SITE, unsubscribeUrl: LINK }));
  for (const some of [notices, notices.slice(0, 1)])
    sent.push(notificationMail(to, some, { ...SITE, isDigest: true, unsubscribeUrl: LINK }));
  const placed = PLACES.map((link) => ({ type: 'loi_updated', params: {}, link }));
  for (const notice of placed) sent.push(notificationMail(to, [notice], SITE));
  for (const isDigest of [false, true])
    sent.push(notificationMail(to, notices.slice(0, 2), { ...SITE, isDigest, rest: 3 }));
  return sent;
}
