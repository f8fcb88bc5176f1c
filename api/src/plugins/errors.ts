import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ZodError } from 'zod';
import { DomainError, fieldError, NOT_FIELD, tooLarge } from '../domain-error.ts';
import { inFrench } from '../http/french/in-french.ts';
import { languageOf } from '../http/language.ts';
import { fieldTexts } from '../http/validation.ts';
import { requestFacts } from '../request-log.ts';
import { isDatabaseAway, isDatabaseBusy, sqlState } from './database-errors.ts';

/** The one place where an error becomes an answer. Input never makes a 500; a stack trace never leaves. */
export const errorsPlugin = fp(
  async (app) => {
    app.setErrorHandler((error: FastifyError, request, reply) => answer(error, request, reply));
    app.setNotFoundHandler((_request, reply) => reply.code(404).send({ detail: 'Not found' }));
  },
  { name: 'errors' },
);

/** What plugins/helmet.ts gives to all other answers. */
const BARE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
};

/** Before any hook of ours, of an address that no route can be looked up by. */
export function answerEarly(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  reply.headers({ 'x-request-id': request.id, ...BARE_HEADERS });
  answer(error, request, reply);
}

function answer(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const known = translate(error);
  if (known) {
    if (known.cause) request.log.error({ ...requestFacts(request), err: known.cause }, known.message);
    if (known.retryAfter) reply.header('retry-after', known.retryAfter);
    return send(reply, known.status, known.body);
  }
  if (isDatabaseAway(error)) {
    request.log.error({ ...requestFacts(request), err: error }, 'the database is away');
    reply.header('retry-after', 2);
    return send(reply, 503, { detail: 'The service is not available for a moment. Please try again.' });
  }
  if (isDatabaseBusy(error)) {
    request.log.warn({ ...requestFacts(request), err: error }, 'the database is busy');
    reply.header('retry-after', 1);
    return send(reply, 503, { detail: 'The service is busy. Please try again.' });
  }
  const status = error.statusCode ?? 500;
  if (status === 400) return send(reply, status, { [NOT_FIELD]: [error.message] });
  if (status < 500) return send(reply, status, { detail: error.message });
  request.log.error({ ...requestFacts(request), err: error }, 'unexpected error');
  const detail =
    status === 503 ? 'The service is busy. Please try again.' : 'Something went wrong on our side';
  return send(reply, status, { detail });
}

/** Past the route's schema: an error has its own shape. In the language of whoever asks. */
function send(reply: FastifyReply, status: number, body: DomainError['body']) {
  const isFrench = languageOf(reply.request.headers['accept-language']) === 'fr';
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer((value: unknown) => JSON.stringify(value))
    .send(isFrench ? inFrench(body) : body);
}

function translate(error: Error): DomainError | null {
  if (error instanceof DomainError) return error;
  if (error instanceof ZodError) {
    const context = (error as ZodError & { validationContext?: string }).validationContext;
    // An id that can not exist is the same as one that does not.
    if (context === 'params') return new DomainError(404, 'Not found');
    return new DomainError(400, fieldTexts(error));
  }
  const code = (error as FastifyError).code;
  if (code === 'FST_REQ_FILE_TOO_LARGE' || code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return tooLarge('This is too large');
  if (code === 'FST_ERR_BAD_URL') return fieldError(NOT_FIELD, 'This address is not valid');
  if (code === 'FST_INVALID_JSON_FIELD_ERROR') return fieldError(NOT_FIELD, 'A field is not valid JSON');
  if (code === 'FST_ERR_MAX_PARAM_LENGTH') return new DomainError(404, 'Not found');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new DomainError(415, 'This kind of body is not accepted');
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT')
    return tooLarge('The form has too many parts');
  // A foreign id that does not exist; text that PostgreSQL can't hold (a nul byte).
  const state = sqlState(error);
  if (state === '23503') return fieldError(NOT_FIELD, 'Something that was chosen does not exist');
  if (state === '22021' || state === '22P05')
    return fieldError(NOT_FIELD, 'The text holds characters that are not allowed');
  return null;
}
