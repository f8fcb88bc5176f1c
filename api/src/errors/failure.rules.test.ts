import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failureOf } from './failure.rules.ts';

const failed = (code: string | undefined, cause?: unknown) =>
  Object.assign(new Error('password authentication failed for anne@handover.test', { cause }), { code });

// biome-ignore format: a table
const ROWS = [
  [failed('ECONNREFUSED'),                                'unreachable', 'ECONNREFUSED'],
  [failed('EDNS'),                                        'unreachable', 'EDNS'],
  [failed('ESOCKET', failed('ETIMEDOUT')),                'late',        'ETIMEDOUT'],
  [failed('TOO_LATE'),                                    'late',        'TOO_LATE'],
  [failed('EAUTH'),                                       'sign_in',     'EAUTH'],
  [failed('EENVELOPE'),                                   'address',     'EENVELOPE'],
  [failed('EMESSAGE'),                                    'refused',     'EMESSAGE'],
  [failed('ENOSPC'),                                      'disk',        'ENOSPC'],
  [failed('E_CANNOT_WRITE_FILE', failed('ENOSPC')),       'disk',        'ENOSPC'],
  [failed('E_CANNOT_DELETE_FILE', failed('AccessDenied')), 'storage',    'E_CANNOT_DELETE_FILE'],
  [failed(undefined, failed('23505')),                    'database',    '23505'],
  [failed('57014'),                                       'late',        '57014'],
  [failed('NOTHING_KNOWN'),                               'other',       'NOTHING_KNOWN'],
  [failed('anne@handover.test was refused'),              'other',       null],
  [failed(undefined),                                     'other',       null],
  ['a text',                                              'other',       null],
] as const;

test('the cause of a failure is told by codes alone', () => {
  for (const [error, cause, code] of ROWS) assert.deepEqual(failureOf(error), { cause, code });
});
