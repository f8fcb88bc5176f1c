import type { FastifyInstance } from 'fastify';
import { failureOf, isOfOneMail } from '../../errors/failure.rules.ts';
import type { Message } from '../../plugins/mail.ts';
import { unseal } from '../../process/secret-box.ts';
import { aboutMail } from './delivery.plugin.ts';
import { nextTry } from './retry.rules.ts';
import { emptyOldUnsent, lockDue, noteFailedAgain, removeUnsent } from './unsent.sql.ts';

/** Tries mails again that could not be sent. */
export function addUnsentMailsJob(app: FastifyInstance): void {
  app.addJob({
    name: 'unsent-mails',
    cron: '* * * * *',
    async work() {
      await emptyOldUnsent(app.db);
      const started = new Date();
      while (await tryNext(app, started)) {}
    },
  });
}

/** Whether to go on: not if no other mail is due, or if the mail server can't be reached. */
const tryNext = (app: FastifyInstance, started: Date): Promise<boolean> =>
  app.db.transaction(async (tx) => {
    const mail = await lockDue(tx, started);
    if (!mail?.sealed) return false;
    try {
      await app.sendMail(JSON.parse(unseal(app.secrets, aboutMail(mail.email), mail.sealed)) as Message);
    } catch (error) {
      const failure = failureOf(error);
      app.log.warn({ kind: mail.kind, ...failure }, 'a mail could not be sent again');
      await noteFailedAgain(tx, mail.id, failure, nextTry(mail.failures + 1, mail.since, new Date()));
      return isOfOneMail(failure);
    }
    await removeUnsent(tx, mail.id);
    return true;
  });
