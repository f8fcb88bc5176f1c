import { type PersonMeasureKind, routes } from '@handover/shared/contract';
import { TEXTS } from '../locales/texts.ts';
import type { Message } from '../plugins/mail.ts';
import { type Addressee, languageOfAccount } from './addressee.ts';
import { fillMail } from './write-mail.ts';

/**
 * The mail about a measure of staff against an account, with the reason, in the language of the account: staff write
 * the reason as they like.
 */
export function personMail(
  kind: PersonMeasureKind,
  to: Addressee,
  reason: string,
  publicUrl: string,
): Message {
  const language = languageOfAccount(to);
  const texts = TEXTS[language].mails.person;
  const { subject, text } = texts.measures[kind];
  const signIn = kind === 'suspended' ? [] : ['{{login}}'];
  return fillMail(
    { email: to.email, language, name: to.firstName },
    { subject, text: [text, texts.reason, ...signIn, texts.wrong] },
    { reason, login: publicUrl + routes.login(), contact: publicUrl + routes.contactUs },
  );
}
