import type { FastifyInstance } from 'fastify';
import { forgetUnusedWords } from './search-words.sql.ts';

/** Forgets the words of teasers that are deleted, unlisted, rejected or under review. */
export function addSearchWordsJob(app: FastifyInstance): void {
  app.addJob({ name: 'search-words', cron: '29 * * * *', work: () => forgetUnusedWords(app.db) });
}
