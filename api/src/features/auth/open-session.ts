import type { Tokens } from '@handover/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Queryable } from '../../../db/connect.ts';
import { signAccessToken } from './access-token.ts';
import { hashToken, newToken } from './refresh-token.ts';
import { insertRefreshToken, insertSession } from './sessions.sql.ts';

/** Signs a person in: a session, its first refresh token, an access token. */
export async function openSession(
  app: FastifyInstance,
  tx: Queryable,
  userId: number,
  request: Pick<FastifyRequest, 'ip' | 'headers'>,
  rememberMe: boolean,
): Promise<Tokens> {
  const { accessSeconds, refreshSeconds } = app.config;
  const refresh = newToken();
  const sessionId = await insertSession(tx, {
    userId,
    rememberMe,
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    expiresAt: new Date(Date.now() + refreshSeconds * 1000),
  });
  await insertRefreshToken(tx, hashToken(refresh), sessionId);
  const access = await signAccessToken(app.secrets, { userId, sessionId }, accessSeconds);
  return { access, refresh };
}
