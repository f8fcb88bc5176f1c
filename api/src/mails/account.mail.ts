import { routes } from '@handover/shared/contract';
import type { FastifyInstance } from 'fastify';
import { TEXTS } from '../locales/texts.ts';
import { type Addressee, languageOfAccount } from './addressee.ts';
import { fillMail } from './write-mail.ts';

/** Events of an account that its owner has to know of, in case somebody else caused them. */
export type AccountEvent = keyof (typeof TEXTS)['en']['mails']['account'];
interface AccountChange {
  /** The provider of the linked identity. */
  provider: string;
  /** The link that takes the change back. */
  undo: string;
  /** How many days that link works. */
  undoDays: number;
}

/** Mails it in the background, in the language of the account, to the address that the account has, or had before. */
export function sendAccountMail(
  app: FastifyInstance,
  user: Addressee,
  event: AccountEvent,
  change: Partial<AccountChange> = {},
): void {
  const { publicUrl } = app.config;
  const language = languageOfAccount(user);
  const mail = fillMail(
    { email: user.email, language, name: user.firstName },
    TEXTS[language].mails.account[event],
    {
      ...change,
      security: publicUrl + routes.security,
      recovery: publicUrl + routes.forgotPassword,
      contact: publicUrl + routes.contactUs,
    },
  );
  app.background.run(`a mail about an account (${event})`, () => app.deliverMail('account', mail));
}
