import { createHmac } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import { paths, type Tokens } from '@handover/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Secrets } from '../../../process/secrets.ts';

/**
 * With `SESSION_COOKIES=http-only` the refresh token is in a cookie that no script reads and that is sent to one path
 * only. In place of the token the client gets the mark of the session, which it keeps and sends like the token. A
 * page of another origin can make a browser send the cookie at most, never the mark.
 */
export const REFRESH_COOKIE = 'refresh_token';
const PREFIX = 'http-only.';

export const cookieAttributes = (publicUrl: string): CookieSerializeOptions => ({
  path: paths.refreshToken.replace(/\/$/, ''),
  httpOnly: true,
  sameSite: 'strict',
  secure: publicUrl.startsWith('https:'),
});

/** It opens nothing, and is the same for as long as the session lives: a page that is left while it renews its tokens has lost nothing. */
export const markOf = (secrets: Secrets, sessionId: string) =>
  PREFIX + createHmac('sha256', secrets.refresh).update(`mark of ${sessionId}`).digest('base64url');

export const isTokens = (payload: unknown): payload is Tokens =>
  typeof payload === 'object' &&
  payload !== null &&
  'access' in payload &&
  'refresh' in payload &&
  typeof payload.access === 'string' &&
  typeof payload.refresh === 'string';

interface SentToken {
  token: string;
  /** The mark of the session to which the token has to belong. */
  mark?: string;
}

/**
 * The refresh token that a client has sent. One from before a change of the setting is accepted, and moves into the
 * cookie.
 */
export function sentToken(app: FastifyInstance, request: FastifyRequest, sent: string): SentToken {
  const isMark = app.config.sessionCookies === 'http-only' && sent.startsWith(PREFIX);
  return isMark ? { token: request.cookies[REFRESH_COOKIE] ?? '', mark: sent } : { token: sent };
}
