import { type Language, routes } from '@handover/shared/contract';
import type { FastifyInstance } from 'fastify';
import { englishAccountMails } from './account-mails.en.ts';
import { frenchAccountMails } from './account-mails.fr.ts';
import type { AccountChange, AccountEvent, AccountMailTexts } from './account-mails.types.ts';
import { type Addressee, languageOfAccount } from './addressee.ts';

const TEXTS: Record<Language, AccountMailTexts> = { en: englishAccountMails, fr: frenchAccountMails };

/** Mails it in the background, in the language of the account, to the address that the account has, or had before. */
export function sendAccountMail(
  app: FastifyInstance,
  user: Addressee,
  event: AccountEvent,
  change: Partial<AccountChange> = {},
): void {
  const { publicUrl } = app.config;
  const facts = {
    provider: '',
    undo: '',
    undoDays: 0,
    ...change,
    firstName: user.firstName,
    security: publicUrl + routes.security,
    recovery: publicUrl + routes.forgotPassword,
    contact: publicUrl + routes.contactUs,
  };
  const mail = { to: user.email, ...TEXTS[languageOfAccount(user)][event](facts) };
  app.background.run(`a mail about an account (${event})`, () => app.sendMail(mail));
}
