import type { FastifyInstance } from 'fastify';
import { ExponentialBackoff } from './mails/exponential-backoff.ts';
import { mailPeople } from './mails/mail-people.ts';

export function addNotificationJobs(app: FastifyInstance): void {
  const waits = new ExponentialBackoff();
  app.addJob({ name: 'notification-mails', cron: '* * * * *', work: () => mailPeople(app, waits) });
}
