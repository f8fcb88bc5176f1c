import type { FastifyInstance } from 'fastify';
import type { Message } from '../../plugins/mail.ts';
import { readableEmail } from '../users/index.ts';
import { type ContactMessage, mailOnce, unmailed } from './contact.sql.ts';

/** The name is one line by its schema and addresses are separate fields, so that no header can be injected. */
const contactMail = (to: string, message: ContactMessage): Message => ({
  to,
  replyTo: { name: message.name, address: message.email },
  subject: `Handover: message from ${message.name}`,
  text: `${message.message}

-- 
${message.name}
${readableEmail(message.email)}${message.phone ? `\n${message.phone}` : ''}
`,
});

export const mailContact = (app: FastifyInstance, id: number) =>
  mailOnce(app.db, id, (message) => app.sendMail(contactMail(app.config.contactTo, message)));

/** Retries the messages that could not be mailed. */
export function addContactJob(app: FastifyInstance): void {
  app.addJob({
    name: 'contact-messages',
    cron: '*/5 * * * *',
    async work() {
      for (const { id } of await unmailed(app.db)) await mailContact(app, id);
    },
  });
}
