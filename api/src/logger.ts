import type { Writable } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyServerOptions } from 'fastify';
import pino from 'pino';

/** What people search for, codes and tokens travel in the query: of an address only its path is written down. */
export const withoutSecrets = (url: string) => url.replace(/[?#].*/s, '?…');

/** A failed query carries its parameters, in its text too: password hashes, addresses, confidential texts. */
function withoutParams(error: Error) {
  const { params: _params, detail: _detail, where: _where, ...facts } = pino.stdSerializers.err(error);
  let { message = '', stack = '' } = facts;
  const leaveOut = (secret: string, instead = '') => {
    message = message.replaceAll(secret, instead);
    stack = stack.replaceAll(secret, instead);
  };
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (at instanceof DrizzleQueryError) leaveOut(`\nparams: ${at.params}`);
    // Class 22, wrong data: PostgreSQL quotes the value.
    if ('code' in at && /^22/.test(String(at.code)))
      leaveOut(at.message, at.message.replace(/".*"/s, '"[redacted]"'));
  }
  return { ...facts, message, stack };
}

const SECRETS = [
  'password',
  'password1',
  'password2',
  'old_password',
  'email',
  'token',
  'access',
  'refresh',
  'access_token',
  'authorization',
  'cookie',
];

/** Lines are JSON, so that no text of a person can pass for a line of ours. */
export const loggerOptions = (level: string, stream?: Writable): FastifyServerOptions['logger'] => ({
  level,
  ...(stream ? { stream } : {}),
  redact: {
    paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
    censor: '[redacted]',
  },
  serializers: {
    err: withoutParams,
    path: withoutSecrets,
    req: (request) => ({ method: request.method, url: withoutSecrets(request.url), ip: request.ip }),
  },
});
