import type { FastifyInstance } from 'fastify';
import { failureOf, isOfOneMail } from '../../errors/failure.rules.ts';
import { contactMail } from '../../mails/contact.mail.ts';
import { forgetUnsent, noteUnsent } from '../../mails/unsent/unsent.sql.ts';
import { readableEmail } from '../users/index.ts';
import { lockUnmailed, markMailed, unmailed } from './contact.sql.ts';

/**
 * Sends a message, once whatever the number of instances. If that fails it stays to be sent, and staff are told.
 * Returns whether others may be sent.
 */
export async function mailContact(app: FastifyInstance, id: number): Promise<boolean> {
  const { contactTo } = app.config;
  try {
    await app.db.transaction(async (tx) => {
      const message = await lockUnmailed(tx, id);
      if (!message) return;
      const mail = { ...message, readableEmail: readableEmail(message.email) };
      await app.sendMail(contactMail(contactTo, mail));
      await markMailed(tx, id);
      await forgetUnsent(tx, { kind: 'contact', messageId: id });
    });
    return true;
  } catch (error) {
    app.log.error({ err: error }, 'a contact message could not be mailed');
    const failure = failureOf(error);
    await noteUnsent(app.db, { kind: 'contact', messageId: id }, { email: contactTo, ...failure });
    return isOfOneMail(failure);
  }
}

/** Retries the messages that could not be mailed. */
export function addContactJob(app: FastifyInstance): void {
  app.addJob({
    name: 'contact-messages',
    cron: '*/5 * * * *',
    async work() {
      for (const { id } of await unmailed(app.db)) if (!(await mailContact(app, id))) return;
    },
  });
}
