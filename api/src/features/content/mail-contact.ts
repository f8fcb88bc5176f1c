import type { FastifyInstance } from 'fastify';
import { contactMail } from '../../mails/contact.mail.ts';
import { readableEmail } from '../users/index.ts';
import { lockUnmailed, markMailed, unmailed } from './contact.sql.ts';

/** Sends a message, once whatever the number of instances. If that fails it stays to be sent. */
export const mailContact = (app: FastifyInstance, id: number) =>
  app.db.transaction(async (tx) => {
    const message = await lockUnmailed(tx, id);
    if (!message) return;
    const mail = { ...message, readableEmail: readableEmail(message.email) };
    await app.sendMail(contactMail(app.config.contactTo, mail));
    await markMailed(tx, id);
  });

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
