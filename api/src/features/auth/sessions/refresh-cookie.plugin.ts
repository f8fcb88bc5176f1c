import cookie from '@fastify/cookie';
import { paths } from '@handover/shared/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { readAccessToken } from './access-token.ts';
import { cookieAttributes, isTokens, markOf, REFRESH_COOKIE } from './refresh-cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Whether the tokens of the response are to outlive the browser session, if neither its body nor its cookies say
     * so.
     */
    remembered: boolean;
  }
}

/**
 * Decides like the client does for its own cookies: by the box of the form, by that of the first step, or by the
 * answer to it.
 */
function isRemembered({ body, cookies, remembered }: FastifyRequest): boolean {
  const box = typeof body === 'object' && body !== null && 'remember_me' in body && body.remember_me;
  return remembered || box === true || cookies.remember === '1';
}

/** The calls that end the session that makes them; a token that can't be renewed has ended, too. */
const ENDS = [`POST ${paths.logout}`, `POST ${paths.logoutEverywhere}`, `DELETE ${paths.user(':id')}`];
const hasEnded = ({ method, routeOptions: { url } }: FastifyRequest, { statusCode }: FastifyReply) =>
  url === paths.refreshToken ? statusCode === 401 : statusCode < 300 && ENDS.includes(`${method} ${url}`);

/** Every answer with tokens sets the cookie of the refresh token, and has the mark of the session in its place. */
export const refreshCookiePlugin = fp(
  async (app) => {
    app.decorateRequest('remembered', false);
    if (app.config.sessionCookies !== 'http-only') return;
    await app.register(cookie);
    const attributes = cookieAttributes(app.config.publicUrl);
    app.addHook('preSerialization', async (request, reply, payload) => {
      if (!isTokens(payload)) return payload;
      const claims = await readAccessToken(app.secrets, payload.access);
      if (!claims) throw new Error('The access token of a response is not valid');
      const stays = isRemembered(request) ? { maxAge: app.config.remembered.lifeSeconds } : {};
      reply.setCookie(REFRESH_COOKIE, payload.refresh, { ...attributes, ...stays });
      return { ...payload, refresh: markOf(app.secrets, claims.sessionId) };
    });
    app.addHook('onSend', async (request, reply) => {
      if (hasEnded(request, reply)) reply.clearCookie(REFRESH_COOKIE, attributes);
    });
  },
  { name: 'refresh-cookie', dependencies: ['settings'] },
);
