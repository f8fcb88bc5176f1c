import type { Tokens } from '@handover/shared/contract';
import type { refreshBodySchema } from '@handover/shared/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../../../db/connect.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { OpenCall } from '../../../http/call.ts';
import { refreshDecision } from '../auth.rules.ts';
import { signAccessToken } from '../sessions/access-token.ts';
import { markOf, sentToken } from '../sessions/refresh-cookie.ts';
import { hashToken, successorOf } from '../sessions/refresh-token.ts';
import {
  insertRefreshToken,
  isRotated,
  lockRefreshToken,
  markRotated,
  revokeSession,
} from '../sessions/sessions.sql.ts';

type Body = { body: typeof refreshBodySchema };

/** Rotation; see `refreshDecision`. A revocation is committed, so the refusal is thrown after the transaction. */
export async function refreshToken({ app, body, request }: OpenCall<Body>): Promise<Tokens> {
  const sent = sentToken(app, request, body.refresh);
  const response = await app.db.transaction(async (tx) => {
    const hash = hashToken(sent.token);
    const token = await lockRefreshToken(tx, hash);
    const decision = refreshDecision(token, new Date(), app.config.refreshGraceSeconds);
    if (!token || (sent.mark && sent.mark !== markOf(app.secrets, token.sessionId))) return null;
    if (decision === 'revoke') {
      await revokeSession(tx, token.sessionId, 'reuse');
      return null;
    }
    const refresh =
      decision === 'rotate' ? successorOf(app.secrets, sent.token) : await newestAfter(app, tx, sent.token);
    if (decision === 'rotate') {
      await markRotated(tx, hash, token.sessionId);
      await insertRefreshToken(tx, hashToken(refresh), token.sessionId);
    }
    return { refresh, userId: token.userId, sessionId: token.sessionId };
  });
  if (!response) throw new DomainError('auth.session_ended');
  return {
    access: await signAccessToken(app.secrets, response, app.config.accessSeconds),
    refresh: response.refresh,
  };
}

/** A late retry may find its successor used already: it then gets the newest, or its next refresh would look like theft. */
async function newestAfter(app: FastifyInstance, tx: Queryable, token: string): Promise<string> {
  let newest = successorOf(app.secrets, token);
  while (await isRotated(tx, hashToken(newest))) newest = successorOf(app.secrets, newest);
  return newest;
}
