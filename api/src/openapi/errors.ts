import { ERRORS, type ErrorCode } from '@handover/shared/contract';
import { errorSchema, fieldErrorsSchema } from '@handover/shared/contract/schemas';
import type { OnBehalf, Route } from '../http/route.ts';
import type { SchemaCollector } from './schema-collector.ts';

type Status = (typeof ERRORS)[ErrorCode]['status'];

/** Each refusal stands once in the document: by its status, its name and what it means. */
const RESPONSES: Record<Status, [name: string, description: string]> = {
  400: ['Invalid', 'Something that was sent is not valid: the sentences of each field, and their codes.'],
  401: ['Unauthorized', 'Nobody is signed in, or the session has ended.'],
  403: ['Forbidden', 'The viewer may not do this.'],
  404: ['NotFound', 'It does not exist, or not for the viewer.'],
  409: ['Conflict', 'The present state forbids it.'],
  413: ['TooLarge', 'The body or a file is too large.'],
  415: ['Unsupported', 'The body or a file is of a kind that is not taken here.'],
  429: ['TooMany', 'Too many calls; `Retry-After` tells how long to wait.'],
  500: ['Failed', 'The server has failed.'],
  503: ['Unavailable', 'The server is busy or a part of it is away; `Retry-After` tells when to try again.'],
  507: ['StorageFull', 'There is no room for the file now.'],
};
const retryAfter = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } };

/** The shared responses, as `components` of the document. */
export const errorComponents = (schemas: SchemaCollector) =>
  Object.fromEntries(
    Object.entries(RESPONSES).map(([status, [name, description]]) => {
      const schema = schemas.schemaOf(status === '400' ? fieldErrorsSchema : errorSchema, 'output');
      const headers = status === '429' || status === '503' ? { headers: retryAfter } : {};
      return [name, { description, ...headers, content: { 'application/json': { schema } } }];
    }),
  );

/** The errors of a call, by status. */
export const errorResponses = (row: Route) =>
  Object.fromEntries(
    [...new Set(errorCodesOf(row).map((code) => ERRORS[code].status))]
      .toSorted((one, other) => one - other)
      .map((status) => [status, { $ref: `#/components/responses/${RESPONSES[status][0]}` }]),
  );

const startingWith = (...beginnings: string[]) =>
  (Object.keys(ERRORS) as ErrorCode[]).filter((code) => beginnings.some((each) => code.startsWith(each)));
const VALUES = startingWith('value.', 'chart.', 'revenue.', 'request.invalid', 'request.unreadable');
const FILES = startingWith('storage.').concat([
  'file.empty',
  'file.not_expected',
  'file.too_many',
  'file.wrong_extension',
  'file.too_large',
  'file.image_too_large',
  'file.wrong_content',
  'file.no_page',
  'file.cut_off',
  'file.not_an_image',
  'file.has_macros',
  'file.has_password',
  'file.has_scripts',
  'file.has_files',
  'file.loads_outside',
  'file.too_packed',
  'file.not_checked',
  'file.has_virus',
  'file.too_large_to_scan',
  'file.not_scanned',
]);

/** Every code that a call may be refused by: those of its row, and those that follow from what it takes. */
export const errorCodesOf = ({
  method,
  access,
  provenOnly,
  params,
  files,
  rate,
  onBehalf,
  errors = [],
}: Route): ErrorCode[] => [
  ...errors,
  ...VALUES,
  ...startingWith('server.'),
  ...(access === 'guest' ? [] : startingWith('auth.required', 'auth.session_ended')),
  ...(access === 'staff' ? startingWith('auth.staff_only', 'auth.second_factor_required') : []),
  ...(provenOnly ? startingWith('account.email_unproven') : []),
  ...(params ? startingWith('request.not_found') : []),
  ...(method === 'GET' ? [] : startingWith('request.too_large', 'request.unsupported_body')),
  ...(files ? [...FILES, ...startingWith('request.too_many_parts')] : []),
  ...(rate ? startingWith('request.too_many') : []),
  ...(onBehalf ? delegationCode(onBehalf) : []),
];

function delegationCode({ about, needs }: OnBehalf): ErrorCode[] {
  if (about === 'list') return ['delegation.not_found'];
  if (needs === 'read') return [];
  return [needs === 'never' || needs === 'accept' ? 'delegation.principal_only' : 'delegation.right_missing'];
}
