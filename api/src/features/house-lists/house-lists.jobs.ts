import type { FastifyInstance } from 'fastify';
import { writeNewNames } from './renaming.sql.ts';

/** Writes new names into many listings, within a minute after the edit and a few minutes for a hundred thousand. */
export function addNamesJob(app: FastifyInstance): void {
  app.addJob({ name: 'new-names', cron: '* * * * *', work: () => writeNewNames(app.db) });
}
