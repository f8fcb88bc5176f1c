import type { FastifyInstance } from 'fastify';
import { claimPerson, forgetMails, markMailed, noticesToMail, peopleToMail } from './due-mails.sql.ts';
import type { ExponentialBackoff } from './exponential-backoff.ts';
import { notificationMail } from './notification.mail.ts';

const AT_ONCE = 3;
/** Shorter than the idle timeout of a transaction; slower mails are retried. */
const TIMEOUT_MS = 60_000;

/** Mails unread notifications a minute after they were written: one mail per user, sent by one instance. */
export async function mailPeople(app: FastifyInstance, waits: ExponentialBackoff): Promise<void> {
  await forgetMails(app.db);
  const people = await peopleToMail(app.db, waits.waiting(Date.now()));
  const next = async (): Promise<void> => {
    for (let id = people.shift(); id !== undefined; id = people.shift()) {
      try {
        await mailPerson(app, id);
        waits.succeeded(id);
      } catch (error) {
        waits.failed(id, Date.now());
        app.log.warn({ err: error, userId: id }, 'a mail of notifications could not be sent');
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/** Marked as mailed only once the mail server has accepted it. */
const mailPerson = (app: FastifyInstance, userId: number) =>
  app.db.transaction(async (tx) => {
    if (!(await claimPerson(tx, userId))) return;
    const found = await noticesToMail(tx, userId);
    if (!found) return;
    await inTime(app.sendMail(notificationMail(found.person, found.notices, app.config.publicUrl)));
    await markMailed(
      tx,
      found.notices.map(({ id }) => id),
    );
  });

async function inTime(sending: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the mail server takes too long')), TIMEOUT_MS);
  });
  await Promise.race([sending, late]).finally(() => clearTimeout(timer));
}
