import type { FastifyInstance } from 'fastify';
import { announceDocuments } from './announce-documents.ts';

export function addFileJobs(app: FastifyInstance): void {
  app.addJob({ name: 'documents-announce', cron: '* * * * *', work: () => announceDocuments(app) });
}
