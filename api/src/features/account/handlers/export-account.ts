import { Readable } from 'node:stream';
import { paths } from '@handover/shared/contract';
import type { FastifyReply } from 'fastify';
import { DomainError } from '../../../errors/domain-error.ts';
import type { Call } from '../../../http/call.ts';
import { sendAccountMail } from '../../../mails/account.mail.ts';
import { attachment } from '../../../storage/file-name.ts';
import { checkConfirmed, findConfirmation } from '../../auth/index.ts';
import { reportsOf } from '../../reports/index.ts';
import { findUser } from '../../users/index.ts';
import { endedSessions, sentLetters, writtenAgreements } from '../export/past-records.sql.ts';
import { SECTIONS } from '../export/sections.ts';
import { viewerCalls } from '../export/viewer-calls.ts';
import {
  acceptedNdas,
  addedWords,
  linkedProviders,
  sentMessages,
  uploadedFiles,
} from '../export/viewer-records.sql.ts';
import { writeJson } from '../export/write-json.ts';

/** Streams the export. A failure aborts the response, so that an incomplete file is not taken for a complete one. */
export async function exportAccount({ app, viewer, request, reply }: Call): Promise<FastifyReply> {
  checkConfirmed(await findConfirmation(app.db, viewer.sessionId), new Date());
  const user = await findUser(app.db, viewer.id);
  if (!user) throw new DomainError('auth.required');
  const calls = viewerCalls(app, request);
  const now = new Date().toISOString();
  const head = {
    exported_at: now,
    profile: await calls.one(paths.currentUser),
    buyer_profile: await calls.one(paths.buyerProfile),
    firm: await calls.one(paths.myFirm),
    social_accounts: await linkedProviders(app.db, viewer.id),
    ended_sessions: await endedSessions(app.db, viewer.id),
    accepted_ndas: await acceptedNdas(app.db, viewer.id),
    written_agreements: await writtenAgreements(app.db, viewer.id),
    letters_sent: await sentLetters(app.db, viewer.id),
    ...(await addedWords(app.db, viewer.id)),
    contact_messages: await sentMessages(app.db, user),
    listing_reports: await reportsOf(app.db, user),
  };
  const lists = Object.entries(SECTIONS).map(([name, read]) => [name, read(calls)] as const);
  const files = uploadedFiles(app.db, viewer.id, app.config.publicUrl);
  sendAccountMail(app, user, 'exported');
  return reply
    .type('application/json; charset=utf-8')
    .header('content-disposition', attachment(`handover-export-${now.slice(0, 10)}.json`))
    .send(Readable.from(writeJson(head, { ...Object.fromEntries(lists), files })));
}
