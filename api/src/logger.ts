import type { FastifyServerOptions } from 'fastify';

const SECRET_QUERY = /([?&](?:token|code|access_token)=)[^&]*/gi;
/** The socket's token and the link of a mail travel in the address; they never stand in a log. */
export const withoutSecrets = (url: string) => url.replace(SECRET_QUERY, '$1[redacted]');

export const loggerOptions = (level: string): FastifyServerOptions['logger'] => ({
  level,
  redact: {
    paths: ['password', 'token', 'access', 'refresh', 'authorization', 'cookie'].flatMap((name) => [
      name,
      `*.${name}`,
      `*.*.${name}`,
    ]),
    censor: '[redacted]',
  },
  serializers: {
    req: (request) => ({ method: request.method, url: withoutSecrets(request.url), ip: request.ip }),
  },
});
