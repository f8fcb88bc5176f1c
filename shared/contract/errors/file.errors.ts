import type { ErrorDefinition } from './error-definition.ts';

/** About files, and the place where they are stored. */
export const fileErrors = {
  'file.not_found': { status: 404 },
  'file.lost': { status: 404 },
  'file.owner_only': { status: 403 },
  'file.log_owner_only': { status: 403 },
  'file.only_in_deal': { status: 403 },
  'file.not_disclosed': { status: 403 },
  'file.ledger_exists': { status: 409 },
  'file.empty': { status: 400 },
  'file.not_expected': { status: 400 },
  'file.too_many': { status: 400, params: { count: 'number' } },
  'file.wrong_extension': { status: 400, params: { extensions: 'texts' } },
  'file.too_large': { status: 413, params: { megabytes: 'number' } },
  'file.image_too_large': { status: 413, params: { megabytes: 'number' } },
  'file.wrong_content': { status: 415, params: { name: 'text', extension: 'text' } },
  'file.not_an_image': { status: 415, params: { name: 'text' } },
  'file.has_macros': { status: 415 },
  'file.has_password': { status: 415 },
  'storage.full': { status: 507 },
  'storage.unreadable': { status: 503 },
  'storage.unwritable': { status: 503 },
} as const satisfies Record<string, ErrorDefinition>;
