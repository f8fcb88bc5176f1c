import { DAY_MS, type MailKind } from '@handover/shared/contract';
import fp from 'fastify-plugin';
import { failureOf } from '../../errors/failure.rules.ts';
import type { Message } from '../../plugins/mail.ts';
import { seal } from '../../process/secret-box.ts';
import { nextTry } from './retry.rules.ts';
import { keepUnsent } from './unsent.sql.ts';

/** A mail without links that expire is of use so long. */
const USEFUL_DAYS = 7;

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends a mail, or keeps it to be tried again until its links expire (`usefulUntil`). */
    deliverMail: (kind: MailKind, message: Message, usefulUntil?: Date) => Promise<void>;
  }
}

/** The mail in the database is bound to its address. */
export const aboutMail = (email: string): string => `mail to ${email}`;

export const deliveryPlugin = fp(
  async (app) => {
    app.decorate('deliverMail', async (kind, message, usefulUntil) => {
      try {
        await app.sendMail(message);
      } catch (error) {
        const failure = failureOf(error);
        app.log.error({ kind, ...failure }, 'a mail could not be sent; it is tried again');
        const now = new Date();
        const email = message.to.toLowerCase();
        await keepUnsent(app.db, {
          ...{ kind, email, ...failure },
          sealed: seal(app.secrets, aboutMail(email), JSON.stringify(message)),
          usefulUntil: usefulUntil ?? new Date(now.getTime() + USEFUL_DAYS * DAY_MS),
          nextTryAt: nextTry(1, now, now),
        });
      }
    });
  },
  { name: 'delivery', dependencies: ['mail', 'database', 'settings'] },
);
