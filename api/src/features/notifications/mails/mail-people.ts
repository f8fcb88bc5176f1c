import type { FastifyInstance } from 'fastify';
import { failureOf } from '../../../errors/failure.rules.ts';
import { notificationMail } from '../../../mails/notices/notification.mail.ts';
import { forgetUnsent, noteUnsent, noticesAskedFor } from '../../../mails/unsent/unsent.sql.ts';
import { unsubscribeUrl } from '../unsubscribe/unsubscribe-token.ts';
import {
  claimPerson,
  forgetMails,
  type MailKind,
  markMailed,
  noticesToMail,
  peopleToMail,
  personToMail,
} from './due-mails.sql.ts';
import type { ExponentialBackoff } from './exponential-backoff.ts';

const CONCURRENCY = 3;
/** Shorter than the idle timeout of a transaction; slower mails are retried. */
const TIMEOUT_MS = 60_000;

/**
 * Mails unread notifications a minute after they were written, or once a day to users who prefer that: one mail per
 * user, sent by one instance. Those about the security of the account are a mail of their own, which can't be
 * unsubscribed.
 */
export async function mailPeople(app: FastifyInstance, waits: ExponentialBackoff): Promise<void> {
  await forgetMails(app.db);
  const asked = new Set(await noticesAskedFor(app.db));
  const waiting = waits.waiting(Date.now()).filter((id) => !asked.has(id));
  const people = await peopleToMail(app.db, waiting);
  const next = async (): Promise<void> => {
    for (let id = people.shift(); id !== undefined; id = people.shift()) {
      try {
        for (const kind of ['security', 'others'] as const) await mailPerson(app, id, kind);
        waits.succeeded(id);
      } catch (error) {
        waits.failed(id, Date.now());
        app.log.warn({ err: error, userId: id }, 'a mail of notifications could not be sent');
        await noteUnsentNotices(app, id, error);
      }
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, next));
}

/** Marked as mailed only once the mail server has accepted it. */
const mailPerson = (app: FastifyInstance, userId: number, kind: MailKind) =>
  app.db.transaction(async (tx) => {
    if (!(await claimPerson(tx, userId))) return;
    const found = await personToMail(tx, userId);
    const { notices, rest } = await noticesToMail(tx, userId, kind);
    if (!found || notices.length === 0) return;
    const { publicUrl } = app.config;
    const mail = notificationMail(found.person, notices, {
      publicUrl,
      rest: rest.length,
      ...(kind === 'others' && {
        isDigest: found.isDigest ?? false,
        unsubscribeUrl: await unsubscribeUrl(app.secrets, publicUrl, userId),
      }),
    });
    await inTime(app.sendMail(mail));
    await markMailed(tx, [...notices.map(({ id }) => id), ...rest]);
    await forgetUnsent(tx, { kind: 'notices', userId });
  });

async function noteUnsentNotices({ db }: FastifyInstance, userId: number, error: unknown): Promise<void> {
  const found = await db.transaction((tx) => personToMail(tx, userId));
  if (!found) return;
  const { email } = found.person;
  await noteUnsent(db, { kind: 'notices', userId }, { email: email.toLowerCase(), ...failureOf(error) });
}

async function inTime(sending: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error('the mail server takes too long'), { code: 'TOO_LATE' })),
      TIMEOUT_MS,
    );
  });
  await Promise.race([sending, late]).finally(() => clearTimeout(timer));
}
