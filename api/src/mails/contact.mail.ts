import type { Message } from '../plugins/mail.ts';
import { mailHtml } from './layout/mail-html.ts';
import { fitted } from './notices/fitted.rules.ts';

interface ContactMessage {
  name: string;
  email: string;
  /** The address as its owner writes it. */
  readableEmail: string;
  phone: string;
  message: string;
}

/** Goes to those who run the product, in English. The name is one line by its schema and addresses are separate fields, so that no header can be injected. */
export function contactMail(
  to: string,
  { name, email, readableEmail, phone, message }: ContactMessage,
): Message {
  const subject = fitted(name, (part) => `Message from ${part}`);
  const sender = [name, readableEmail, phone].filter(Boolean).join('\n');
  return {
    to,
    replyTo: { name, address: email },
    subject,
    text: `${message}\n\n-- \n${sender}\n`,
    html: mailHtml('en', { subject, blocks: [{ text: message }, { text: sender }] }),
  };
}
