import type { FastifyInstance } from 'fastify';
import { GrowingWaits } from './mails/growing-waits.ts';
import { mailPeople } from './mails/mail-people.ts';

export function addNotificationJobs(app: FastifyInstance): void {
  const waits = new GrowingWaits();
  app.addJob({ name: 'notification-mails', cron: '* * * * *', work: () => mailPeople(app, waits) });
}
