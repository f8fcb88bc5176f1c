import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/connect.ts';
import { isDatabaseAway, isDatabaseBusy } from '../errors/database-errors.ts';
import { DomainError } from '../errors/domain-error.ts';

/** A GET with the same response for all who are not signed in, so that caches may share it. */
export interface PublicRead {
  /** Whether a response has more than the public data. It is then not stored anywhere. */
  isConfidential?: (response: never) => boolean;
}

/**
 * Reads from the replica for visitors, who have written nothing that they could miss. Where it fails, or does not know what
 * is asked for, the primary is read.
 */
export async function readFor<Response>(
  { server: { replica, db }, viewer }: FastifyRequest,
  read: (from: Database) => Promise<Response> | Response,
): Promise<Response> {
  const copy = viewer ? null : replica.current();
  if (!copy) return read(db);
  try {
    return await read(copy);
  } catch (error) {
    if (isDatabaseAway(error)) replica.failed(error as Error);
    else if (!isDatabaseBusy(error) && !(error instanceof DomainError && error.status === 404)) throw error;
    return read(db);
  }
}

/**
 * Sets who may store the response, and for how long. It depends on the signed-in person, not on the language: public
 * data has its texts in both.
 */
export function allowCaching(reply: FastifyReply, isVisitor: boolean, cdnSeconds: number): void {
  const shared =
    cdnSeconds > 0
      ? `public, max-age=0, s-maxage=${cdnSeconds}, stale-while-revalidate=${cdnSeconds}`
      : 'no-cache';
  reply.header('cache-control', isVisitor ? shared : 'private, no-cache');
  reply.header('vary', 'authorization');
}

/**
 * Sends 304 to a client that has the response already. The tag is weak, since the gateway sends it compressed or not.
 */
export function answerWithTag(request: FastifyRequest, reply: FastifyReply, payload: string): string {
  const tag = `W/"${hash('sha1', payload, 'base64url')}"`;
  reply.header('etag', tag);
  if (!matches(request.headers['if-none-match'], tag)) return payload;
  reply.code(304).removeHeader('content-type');
  return '';
}

function matches(header: string | undefined, tag: string): boolean {
  const tags = header?.split(',').map((each) => each.trim().replace(/^W\//, '')) ?? [];
  return tags.includes('*') || tags.includes(tag.slice(2));
}
