import type { Language } from '@handover/shared/contract';
import { fill, type Values } from '../locales/fill.ts';
import { TEXTS } from '../locales/texts.ts';
import type { Message } from '../plugins/mail.ts';
import type { MailContent, Paragraph } from './layout/content.ts';
import { mailHtml } from './layout/mail-html.ts';
import { mailText } from './layout/mail-text.ts';

interface Recipient {
  email: string;
  language: Language;
  /** Left out where the name may be the words of somebody else. */
  name?: string;
}

/** What all mails to people have in common: a greeting, and the layout of text and html. */
export function writeMail({ email, language, name }: Recipient, content: MailContent): Message {
  const { greeting: greetings } = TEXTS[language].mails;
  const greeting = name === undefined ? greetings.plain : fill(greetings.named, { name });
  const greeted = { greeting, ...content };
  return {
    to: email,
    subject: content.subject,
    text: mailText(greeted),
    html: mailHtml(language, greeted),
  };
}

interface MailTexts {
  subject: string;
  text: readonly string[];
  /** The words of the button that leads to `{{link}}`. */
  button?: string;
}

/** A mail of which all is a text with values. */
export function fillMail(to: Recipient, { subject, text, button }: MailTexts, values: Values): Message {
  const labels = { ...TEXTS[to.language].mails.links, ...(button && { link: button }) };
  const blocks = text.map((paragraph) => filled(paragraph, values, labels));
  return writeMail(to, { subject: fill(subject, values), blocks });
}

/** A line that is a place only, as `{{link}}`, is a link with its label. */
function filled(text: string, values: Values, labels: Readonly<Record<string, string>>): Paragraph {
  const lines = text
    .split('\n')
    .map((line) => ({ line, label: labels[line.replace(/^\{\{(\w+)\}\}$/, '$1')] }));
  return {
    text: fill(lines.flatMap(({ line, label }) => (label === undefined ? [line] : [])).join('\n'), values),
    links: lines.flatMap(({ line, label }) =>
      label === undefined ? [] : [{ label, url: fill(line, values) }],
    ),
  };
}
