import { type Language, routes } from '@handover/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Message } from '../../plugins/mail.ts';
import { englishAccountMails } from './account-mails.en.ts';
import { frenchAccountMails } from './account-mails.fr.ts';
import { languageOfAccount } from './user-view.ts';
import type { UserRow } from './users.sql.ts';

/** What was done with an account that its owner must hear of, even if it was somebody else. */
type AccountEvent =
  | 'linked'
  | 'email-changed'
  | 'undone'
  | 'factor-added'
  | 'factor-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'recovery-code-used'
  | 'exported'
  | 'closed';
interface Change {
  /** Of the linked identity. */
  provider: string;
  /** The link that takes the change back. */
  undo: string;
}
interface Facts extends Change {
  firstName: string;
  security: string;
  recovery: string;
  contact: string;
}

export type AccountMailTexts = Record<AccountEvent, (facts: Facts) => Omit<Message, 'to'>>;
const TEXTS: Record<Language, AccountMailTexts> = { en: englishAccountMails, fr: frenchAccountMails };

/** Mails it in the background, in the language of the account, to the address that the account has, or had before. */
export function sendAccountMail(
  app: FastifyInstance,
  user: Pick<UserRow, 'email' | 'firstName' | 'language'>,
  event: AccountEvent,
  change: Partial<Change> = {},
): void {
  const { publicUrl } = app.config;
  const facts = {
    provider: '',
    undo: '',
    ...change,
    firstName: user.firstName,
    security: publicUrl + routes.security,
    recovery: publicUrl + routes.forgotPassword,
    contact: publicUrl + routes.contactUs,
  };
  const mail = { to: user.email, ...TEXTS[languageOfAccount(user)][event](facts) };
  app.background.run(`a mail about an account (${event})`, () => app.sendMail(mail));
}
