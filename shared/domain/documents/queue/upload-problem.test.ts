import { HttpError } from '../../../kernel/http/index.ts';
import { uploadProblem } from './upload-problem.ts';

const answer = (status: number, body: unknown = {}) => new HttpError({ kind: 'response', status, body });

test.each([
  ['the connection', new HttpError({ kind: 'network' }), 'network', 'again'],
  ['the clock', new HttpError({ kind: 'timeout' }), 'timeout', 'again'],
  ['a gateway without its api', answer(502), 'network', 'again'],
  ['a full disk', answer(507, { detail: '-', code: 'storage.full' }), 'noRoom', 'again'],
  ['haste', answer(429), 'tooOften', 'again'],
  ['a fault of ours', answer(500), 'server', 'again'],
  ['a fault in the page', new TypeError('x'), 'server', 'again'],
  ['other content', answer(415, { detail: '-', code: 'file.wrong_content' }), 'content', 'none'],
  ['macros', answer(415, { detail: '-', code: 'file.has_macros' }), 'macros', 'none'],
  ['a password', answer(415, { detail: '-', code: 'file.has_password' }), 'locked', 'none'],
  [
    'nothing in it',
    answer(400, { files: ['-'], codes: { files: [{ code: 'file.empty' }] } }),
    'empty',
    'none',
  ],
  [
    'another rule',
    answer(400, { files: ['-'], codes: { files: [{ code: 'file.wrong_extension' }] } }),
    'notTaken',
    'none',
  ],
  ['its size', answer(413), 'size', 'none'],
  ['a second ledger', answer(409, { detail: '-', code: 'file.ledger_exists' }), 'ledgerTaken', 'none'],
  ['a paused deal', answer(409, { detail: '-', code: 'deal.wrong_status' }), 'closed', 'none'],
  ['a right that is gone', answer(403), 'notAllowed', 'none'],
  ['an owner that is gone', answer(404), 'notAllowed', 'none'],
])('stopped by %s', (_what, error, key, way) => {
  expect(uploadProblem(error)).toEqual({ key, way });
});
