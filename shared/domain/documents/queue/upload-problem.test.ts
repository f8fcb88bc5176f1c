import { HttpError } from '../../../kernel/http/index.ts';
import { uploadProblem } from './upload-problem.ts';

const response = (status: number, body: unknown = {}) => new HttpError({ kind: 'response', status, body });

test.each([
  ['a network error', new HttpError({ kind: 'network' }), 'network', 'again'],
  ['a timeout', new HttpError({ kind: 'timeout' }), 'timeout', 'again'],
  ['a gateway without its api', response(502), 'network', 'again'],
  ['a full disk', response(507, { detail: '-', code: 'storage.full' }), 'noRoom', 'again'],
  ['too many requests', response(429, { detail: '-', code: 'request.too_many' }), 'tooOften', 'again'],
  ['an error of the server', response(500), 'server', 'again'],
  ['an error in the browser', new TypeError('x'), 'server', 'again'],
  ['other content', response(415, { detail: '-', code: 'file.wrong_content' }), 'content', 'none'],
  ['macros', response(415, { detail: '-', code: 'file.has_macros' }), 'macros', 'none'],
  ['an unproven e-mail', response(403, { detail: '-', code: 'account.email_unproven' }), 'unproven', 'again'],
  ['a password', response(415, { detail: '-', code: 'file.has_password' }), 'locked', 'none'],
  ['scripts', response(415, { detail: '-', code: 'file.has_scripts' }), 'scripts', 'none'],
  ['files inside', response(415, { detail: '-', code: 'file.has_files' }), 'filesInside', 'none'],
  ['parts from elsewhere', response(415, { detail: '-', code: 'file.loads_outside' }), 'outside', 'none'],
  ['too much to unpack', response(415, { detail: '-', code: 'file.too_packed' }), 'tooPacked', 'none'],
  [
    'a check that took too long',
    response(503, { detail: '-', code: 'file.not_checked' }),
    'network',
    'again',
  ],
  ['a virus', response(415, { detail: '-', code: 'file.has_virus' }), 'virus', 'none'],
  ['a scanner that is away', response(503, { detail: '-', code: 'file.not_scanned' }), 'notScanned', 'again'],
  [
    'the limit of the scanner',
    response(413, { detail: '-', code: 'file.too_large_to_scan' }),
    'tooLargeToScan',
    'none',
  ],
  [
    'an empty file',
    response(400, { files: ['-'], codes: { files: [{ code: 'file.empty' }] } }),
    'empty',
    'none',
  ],
  [
    'another invalid file',
    response(400, { files: ['-'], codes: { files: [{ code: 'file.wrong_extension' }] } }),
    'notTaken',
    'none',
  ],
  ['the size limit of a proxy', response(413), 'size', 'none'],
  ['a second ledger', response(409, { detail: '-', code: 'file.ledger_exists' }), 'ledgerTaken', 'none'],
  ['a paused deal', response(409, { detail: '-', code: 'deal.wrong_status' }), 'closed', 'none'],
  ['a missing right', response(403, { detail: '-', code: 'file.owner_only' }), 'notAllowed', 'none'],
  ['a missing owner', response(404, { detail: '-', code: 'company.not_found' }), 'notAllowed', 'none'],
])('stopped by %s', (_, error, key, action) => {
  expect(uploadProblem(error)).toEqual({ key, action });
});

test('what the server says about a file that it names is shown as it says it', () => {
  const body = { detail: '“a.pdf” is cut off', code: 'file.cut_off', params: { name: 'a.pdf' } };
  expect(uploadProblem(response(415, body))).toEqual({
    key: 'content',
    action: 'none',
    text: '“a.pdf” is cut off',
  });
});
