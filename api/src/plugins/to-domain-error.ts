import { referenceOf } from '@handover/shared/contract/hosting';
import type { FastifyError } from 'fastify';
import { isDatabaseAway, isDatabaseBusy, sqlState } from '../errors/database-errors.ts';
import { DomainError } from '../errors/domain-error.ts';

const TOO_LARGE = new Set(['FST_REQ_FILE_TOO_LARGE', 'FST_ERR_CTP_BODY_TOO_LARGE']);
const TOO_MANY_PARTS = new Set(['FST_FILES_LIMIT', 'FST_PARTS_LIMIT', 'FST_FIELDS_LIMIT']);
/** Text that PostgreSQL can't hold: a nul byte. */
const NO_TEXT = new Set(['22021', '22P05']);
const UNKNOWN_FOREIGN_KEY = '23503';

/** An error of the framework or the database as one of the api. It has a `cause` where it must be logged. */
export function toDomainError(error: FastifyError, requestId: string): DomainError {
  const { code, statusCode = 500 } = error;
  if (TOO_LARGE.has(code)) return new DomainError('request.too_large');
  if (TOO_MANY_PARTS.has(code)) return new DomainError('request.too_many_parts');
  if (code === 'FST_ERR_BAD_URL') return new DomainError('request.invalid_address');
  if (code === 'FST_INVALID_JSON_FIELD_ERROR') return new DomainError('request.invalid_json_field');
  if (code === 'FST_ERR_MAX_PARAM_LENGTH') return new DomainError('request.not_found');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new DomainError('request.unsupported_body');
  const state = sqlState(error);
  if (state === UNKNOWN_FOREIGN_KEY) return new DomainError('value.unknown_reference');
  if (state && NO_TEXT.has(state)) return new DomainError('value.invalid_characters');
  const cause = { cause: error };
  if (isDatabaseAway(error)) return new DomainError('server.unavailable', {}, { ...cause, retryAfter: 2 });
  if (isDatabaseBusy(error)) return new DomainError('server.busy', {}, { ...cause, retryAfter: 1 });
  if (statusCode < 500) return new DomainError('request.unreadable');
  if (statusCode === 503) return new DomainError('server.busy', {}, cause);
  return new DomainError('server.failed', { reference: referenceOf(requestId) }, cause);
}
