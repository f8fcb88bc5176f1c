import type { FastifyInstance } from 'fastify';
import { forgetOldInvitations } from './invitations.sql.ts';

export function addFirmJobs(app: FastifyInstance): void {
  app.addJob({ name: 'firm-invitations', cron: '23 3 * * *', work: () => forgetOldInvitations(app.db) });
}
