import type { FastifyInstance } from 'fastify';
import { actedBy } from '../../../db/acted-by.ts';
import type { roomDownloads } from '../../../db/schema/index.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { IdCall, Viewer } from '../../http/call.ts';
import { languageOf } from '../../http/language.ts';
import { liveSession } from '../auth/index.ts';
import { findUser } from '../users/index.ts';
import { insertDownload, takeDownload } from './downloads.sql.ts';

/** The token of a link by which the browser downloads itself, in the language of who clicks it. */
export async function linkFor({ app, viewer, params, request }: IdCall): Promise<string> {
  // The link of an adviser is theirs: it opens nothing once they no longer act.
  const reader = { id: viewer.acting?.adviserId ?? viewer.id, sessionId: viewer.sessionId };
  const account = await findUser(app.db, reader.id);
  const language = languageOf(request.headers['accept-language'], account?.language);
  return app.db.transaction((tx) => insertDownload(tx, reader, params.id, language));
}

type Link = typeof roomDownloads.$inferSelect;

/** Uses up a link, and works as its viewer, or for whom that one acts, while their session lives. */
export async function byLink<Result>(
  app: FastifyInstance,
  token: string,
  work: (link: Link, viewer: Viewer) => Promise<Result>,
): Promise<Result> {
  const link = await takeDownload(app.db, token);
  const reader = link && (await liveSession(app, link.sessionId, link.userId));
  if (!link || !reader) throw new DomainError('file.not_found');
  const input = { body: undefined, query: undefined, params: { id: link.dealId } };
  const viewer = (await app.viewerFor({ about: 'deal', needs: 'read' }, reader, input)) ?? reader;
  return actedBy(viewer.acting?.adviserId, () => work(link, viewer));
}
