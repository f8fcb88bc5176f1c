import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { DomainError } from '../../../errors/domain-error.ts';
import type { Viewer } from '../../../http/call.ts';
import { readAccessToken } from './access-token.ts';
import { liveSession } from './sessions.sql.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user; null if anonymous. */
    viewer: Viewer | null;
  }
}

/**
 * The bearer token. Without a header, or with the token `null`, the viewer is anonymous; an invalid token is 401, so
 * that the client refreshes it.
 */
function bearerOf(request: FastifyRequest): string | null {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ', 2);
  return scheme?.toLowerCase() === 'bearer' && token && token !== 'null' ? token : null;
}

export const viewerPlugin = fp(
  async (app) => {
    app.decorateRequest('viewer', null);
    app.addHook('onRequest', async (request, reply) => {
      if (request.routeOptions.config.access === 'guest') return;
      const token = bearerOf(request);
      if (!token) return;
      const claims = await readAccessToken(app.secrets, token);
      const viewer = claims && (await liveSession(app, claims.sessionId, claims.userId));
      if (!viewer) throw new DomainError('auth.session_ended');
      request.viewer = viewer;
      // The gateway limits its connections by account. It removes this header.
      reply.header('handover-account', viewer.id);
    });
  },
  { name: 'viewer', dependencies: ['settings', 'database'] },
);
