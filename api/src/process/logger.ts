import type { Writable } from 'node:stream';
import { paths } from '@handover/shared/contract';
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyServerOptions } from 'fastify';
import pino from 'pino';
import { currentCall } from './current-call.ts';

const CALENDARS = paths.calendar('');

/** Removes query and fragment from a URL, and the address of a calendar: they may hold search texts, codes and tokens. */
export const withoutSecrets = (url: string) =>
  url.startsWith(CALENDARS) ? `${CALENDARS}…` : url.replace(/[?#].*/s, '?…');

/**
 * Removes query parameters from an error and its message: they may be password hashes or confidential texts. Those of a pool also hold the
 * connection, with its queries.
 */
function withoutParams(error: Error) {
  const {
    params: _params,
    detail: _detail,
    where: _where,
    client: _client,
    ...facts
  } = pino.stdSerializers.err(error);
  let { message = '', stack = '' } = facts;
  const leaveOut = (secret: string, instead = '') => {
    message = message.replaceAll(secret, instead);
    stack = stack.replaceAll(secret, instead);
  };
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (at instanceof DrizzleQueryError) leaveOut(`\nparams: ${at.params}`);
    // PostgreSQL quotes the value in errors of class 22 (invalid data).
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

/** The request id, in lines that are not logged by the request itself. */
const callOf = (logger: pino.Logger) => {
  const reqId = currentCall()?.reqId;
  return reqId === undefined || 'reqId' in logger.bindings() ? {} : { reqId };
};

/** Logs JSON lines, so that user input can't forge a log line. */
export const loggerOptions = (level: string, stream?: Writable): FastifyServerOptions['logger'] => ({
  level,
  mixin: (_line, _level, logger) => callOf(logger),
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
