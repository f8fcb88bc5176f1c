import { type PersonMeasureKind, routes } from '@handover/shared/contract';
import { fill } from '../locales/fill.ts';
import { TEXTS } from '../locales/texts.ts';
import type { Message } from '../plugins/mail.ts';
import { type Addressee, languageOfAccount } from './addressee.ts';
import { writeMail } from './write-mail.ts';

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
  return writeMail({ email: to.email, language, name: to.firstName }, subject, [
    text,
    fill(texts.reason, { reason }),
    ...(kind === 'suspended' ? [] : [publicUrl + routes.login()]),
    fill(texts.wrong, { contact: publicUrl + routes.contactUs }),
  ]);
}
