import type { FastifyInstance } from 'fastify';
import { contactMail } from '../../mails/contact.mail.ts';
import { readableEmail } from '../users/index.ts';
import { mailOnce, unmailed } from './contact.sql.ts';

export const mailContact = (app: FastifyInstance, id: number) =>
  mailOnce(app.db, id, (message) =>
    app.sendMail(
      contactMail(app.config.contactTo, { ...message, readableEmail: readableEmail(message.email) }),
    ),
  );

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
