import { Readable } from 'node:stream';
import { paths } from '@handover/shared/contract';
import type { FastifyReply } from 'fastify';
import type { Call } from '../../../http/call.ts';
import { attachment } from '../../../storage/file-name.ts';
import { ownCalls } from '../export/own-calls.ts';
import { linkedProviders, uploadedFiles } from '../export/own-records.sql.ts';
import { SECTIONS } from '../export/sections.ts';
import { writeJson } from '../export/write-json.ts';

/** Streamed while it is read. A failure on the way breaks the answer off: half a file is not taken for a whole one. */
export async function exportAccount({ app, viewer, request, reply }: Call): Promise<FastifyReply> {
  const calls = ownCalls(app, request);
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
