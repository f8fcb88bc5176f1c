import { Readable } from 'node:stream';
import { paths } from '@handover/shared/contract';
import type { FastifyReply } from 'fastify';
import type { Call } from '../../../http/call.ts';
import { attachment } from '../../../storage/file-name.ts';
import { SECTIONS } from '../export/sections.ts';
import { viewerCalls } from '../export/viewer-calls.ts';
import { linkedProviders, uploadedFiles } from '../export/viewer-records.sql.ts';
import { writeJson } from '../export/write-json.ts';

/** Streams the export. A failure aborts the response, so that an incomplete file is not taken for a complete one. */
export async function exportAccount({ app, viewer, request, reply }: Call): Promise<FastifyReply> {
  const calls = viewerCalls(app, request);
  const now = new Date().toISOString();
  const head = {
    exported_at: now,
    profile: await calls.one(paths.currentUser),
    social_accounts: await linkedProviders(app.db, viewer.id),
  };
  const lists = Object.entries(SECTIONS).map(([name, read]) => [name, read(calls)] as const);
  const files = uploadedFiles(app.db, viewer.id, app.config.publicUrl);
  return reply
    .type('application/json; charset=utf-8')
    .header('content-disposition', attachment(`handover-export-${now.slice(0, 10)}.json`))
    .send(Readable.from(writeJson(head, { ...Object.fromEntries(lists), files })));
}
