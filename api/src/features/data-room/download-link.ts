import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../errors/domain-error.ts';
import type { IdCall, Viewer } from '../../http/call.ts';
import { languageOf } from '../../http/language.ts';
import { liveSession } from '../auth/index.ts';
import { findUser } from '../users/index.ts';
import { insertDownload, takeDownload } from './downloads.sql.ts';

/** The token of a link by which the browser downloads itself, in the language of its viewer. */
export async function linkFor({ app, viewer, params, request }: IdCall): Promise<string> {
  const account = await findUser(app.db, viewer.id);
  const language = languageOf(request.headers['accept-language'], account?.language);
  return app.db.transaction((tx) => insertDownload(tx, viewer, params.id, language));
}

/** The viewer of a link, while their session lives. */
export async function takeLink(app: FastifyInstance, token: string) {
  const link = await takeDownload(app.db, token);
  const viewer = link && (await liveSession(app, link.sessionId, link.userId));
  if (!link || !viewer) throw new DomainError('file.not_found');
  return { link, viewer: viewer satisfies Viewer };
}
