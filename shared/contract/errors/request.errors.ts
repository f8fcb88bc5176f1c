import type { ErrorDefinition } from './error-definition.ts';

/** About a request as such, or the server's own trouble. */
export const requestErrors = {
  'request.not_found': { status: 404 },
  'request.foreign_origin': { status: 403 },
  'request.too_large': { status: 413 },
  'request.too_many': { status: 429, params: { minutes: 'number' } },
  'request.too_many_parts': { status: 413 },
  'request.unsupported_body': { status: 415 },
  'request.unreadable': { status: 400 },
  'request.unreadable_form': { status: 400 },
  'request.invalid_address': { status: 400 },
  'request.invalid_json_field': { status: 400 },
  'record.changed': { status: 409 },
  'server.busy': { status: 503 },
  // The beginning of the id of the request, by which its log lines are found.
  'server.failed': { status: 500, params: { reference: 'text' } },
  'server.unavailable': { status: 503 },
} as const satisfies Record<string, ErrorDefinition>;
