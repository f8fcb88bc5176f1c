import type { FastifyInstance } from 'fastify';
import { readTexts } from './texts/read-texts.ts';

export function addDataRoomJobs(app: FastifyInstance): void {
  app.addJob({ name: 'documents-read', cron: '* * * * *', work: () => readTexts(app) });
}
