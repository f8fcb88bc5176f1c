import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ZodError } from 'zod';
import { DomainError } from '../errors/domain-error.ts';
import { errorBody, fieldErrorsBody } from '../http/error-body.ts';
import { languageOf } from '../http/language.ts';
import { fieldErrors } from '../http/validation.ts';
import { requestFacts } from '../process/request-log.ts';
import { toDomainError } from './to-domain-error.ts';

/** The only place where an error becomes a response. Input never causes a 500; a stack trace is never sent. */
export const errorsPlugin = fp(
  async (app) => {
    app.setErrorHandler((error: FastifyError, request, reply) => respond(error, request, reply));
    app.setNotFoundHandler((_request, reply) => send(reply, new DomainError('request.not_found')));
  },
  { name: 'errors' },
);

/** The headers that plugins/helmet.ts adds to all other responses. */
const BARE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
};

/** Handles errors before any hook has run, such as an invalid URL. */
export function handleEarlyError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  reply.headers({ 'x-request-id': request.id, ...BARE_HEADERS });
  respond(error, request, reply);
}

/** Refusals whose cause is worth a line, but none of our failures. */
const WARNINGS = new Set<string>(['server.busy', 'file.has_virus', 'file.too_packed']);

function respond(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof ZodError) return respondInvalid(error, reply);
  if (isGone(request)) {
    request.log.info(requestFacts(request), 'the client went away');
    return send(reply, new DomainError('request.unreadable'));
  }
  const known = error instanceof DomainError ? error : toDomainError(error, request.id);
  const level = WARNINGS.has(known.code) ? 'warn' : 'error';
  if (known.cause) request.log[level]({ ...requestFacts(request), err: known.cause }, known.code);
  send(reply, known);
}

/**
 * Whether the client has left. Nobody waits for the response, and the resulting failure is not the server's: it looks
 * like a lost database.
 */
const isGone = ({ raw }: FastifyRequest) => raw.destroyed && !raw.complete;

function respondInvalid(error: ZodError & { validationContext?: string }, reply: FastifyReply) {
  // An id that can not exist is the same as one that does not.
  if (error.validationContext === 'params') send(reply, new DomainError('request.not_found'));
  else sendBody(reply, 400, fieldErrorsBody(fieldErrors(error), languageFor(reply)));
}

function send(reply: FastifyReply, error: DomainError) {
  if (error.retryAfter) reply.header('retry-after', error.retryAfter);
  const language = languageFor(reply);
  const body = error.status === 400 ? fieldErrorsBody([error], language) : errorBody(error, language);
  sendBody(reply, error.status, body);
}

const languageFor = ({ request }: FastifyReply) => languageOf(request.headers['accept-language']);

/** Bypasses the response schema of the route: errors have their own shape. */
const sendBody = (reply: FastifyReply, status: number, body: object) =>
  reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer((value: unknown) => JSON.stringify(value))
    .send(body);
