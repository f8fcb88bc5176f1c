import type { Message } from '../plugins/mail.ts';

interface ContactMessage {
  name: string;
  email: string;
  /** The address as its owner writes it. */
  readableEmail: string;
  phone: string;
  message: string;
}

/** To those who run the product, in English. The name is one line by its schema and addresses are separate fields, so that no header can be injected. */
export const contactMail = (
  to: string,
  { name, email, readableEmail, phone, message }: ContactMessage,
): Message => ({
  to,
  replyTo: { name, address: email },
  subject: `Handover: message from ${name}`,
  text: `${message}

-- 
${name}
${readableEmail}${phone ? `\n${phone}` : ''}
`,
});
