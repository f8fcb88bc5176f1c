import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyServerOptions } from 'fastify';
import pino from 'pino';

const SECRET_QUERY = /([?&](?:token|code|access_token)=)[^&]*/gi;
/** The socket's token and the link of a mail travel in the address; they never stand in a log. */
export const withoutSecrets = (url: string) => url.replace(SECRET_QUERY, '$1[redacted]');

/** A failed query carries its parameters, in its text too: password hashes, addresses, confidential texts. */
function withoutParams(error: Error) {
  const { params: _params, ...facts } = pino.stdSerializers.err(error);
  let { message = '', stack = '' } = facts;
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (!(at instanceof DrizzleQueryError)) continue;
    const secret = `\nparams: ${at.params}`;
    message = message.replaceAll(secret, '');
    stack = stack.replaceAll(secret, '');
  }
  return { ...facts, message, stack };
}

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
    err: withoutParams,
    req: (request) => ({ method: request.method, url: withoutSecrets(request.url), ip: request.ip }),
  },
});
