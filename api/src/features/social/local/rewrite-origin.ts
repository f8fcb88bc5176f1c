import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * The provider writes addresses by the request's: they are those of PUBLIC_URL, whatever stands in front of us. It keeps
 * no session of its own, so that every sign-in asks anew who one is.
 */
export function rewriteOrigin(app: FastifyInstance, { raw }: FastifyRequest): void {
  const { host, protocol } = new URL(app.config.publicUrl);
  raw.headers.host = host;
  raw.headers['x-forwarded-host'] = host;
  raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
  const cookies = (raw.headers.cookie ?? '').split('; ');
  raw.headers.cookie = cookies.filter((cookie) => !cookie.startsWith('local_session')).join('; ');
}
