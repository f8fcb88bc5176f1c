import type { Language } from '@handover/shared/contract';
import { fill, type Values } from '../locales/fill.ts';
import { TEXTS } from '../locales/texts.ts';
import type { Message } from '../plugins/mail.ts';

interface Recipient {
  email: string;
  language: Language;
  /** Left out where the name may be the words of somebody else. */
  name?: string;
}

/** What all mails to people have in common: the product before the subject, a greeting, paragraphs. */
export function writeMail(
  { email, language, name }: Recipient,
  subject: string,
  paragraphs: readonly string[],
): Message {
  const { mails } = TEXTS[language];
  const greeting = name === undefined ? mails.greeting.plain : fill(mails.greeting.named, { name });
  return {
    to: email,
    subject: fill(mails.subject, { subject }),
    text: `${[greeting, ...paragraphs].join('\n\n')}\n`,
  };
}

/** A mail of which all is a text with values. */
export const fillMail = (
  to: Recipient,
  { subject, text }: { subject: string; text: readonly string[] },
  values: Values,
): Message =>
  writeMail(
    to,
    fill(subject, values),
    text.map((paragraph) => fill(paragraph, values)),
  );
