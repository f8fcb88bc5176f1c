import type { FastifyInstance } from 'fastify';
import type { Message } from '../../plugins/mail.ts';
import { type ContactMessage, mailOnce, unmailed } from './contact.sql.ts';

/** The name is one line by its schema; addresses are given apart, so that none can add to the head of the mail. */
const contactMail = (to: string, message: ContactMessage): Message => ({
  to,
  replyTo: { name: message.name, address: message.email },
  subject: `Handover: message from ${message.name}`,
  text: `${message.message}

-- 
${message.name}
${message.email}${message.phone ? `\n${message.phone}` : ''}
`,
});

export const mailContact = (app: FastifyInstance, id: number) =>
  mailOnce(app.db, id, (message) => app.sendMail(contactMail(app.config.contactTo, message)));

/** What could not be mailed when it was written, until it is. */
export function addContactJob(app: FastifyInstance): void {
  app.addJob({
    name: 'contact-messages',
    cron: '*/5 * * * *',
    async work() {
      for (const { id } of await unmailed(app.db)) await mailContact(app, id);
    },
  });
}
