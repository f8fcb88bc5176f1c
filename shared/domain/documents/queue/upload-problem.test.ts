import { FILE_REFUSALS } from '../../../contract/file-refusals.ts';
import { HttpError } from '../../../kernel/http/index.ts';
import { uploadProblem } from './upload-problem.ts';

const answer = (status: number, body: unknown = {}) => new HttpError({ kind: 'response', status, body });

test.each([
  ['the connection', new HttpError({ kind: 'network' }), 'network', 'again'],
  ['the clock', new HttpError({ kind: 'timeout' }), 'timeout', 'again'],
  ['a gateway without its api', answer(502), 'network', 'again'],
  ['a full disk', answer(507, { detail: 'There is no room' }), 'noRoom', 'again'],
  ['haste', answer(429), 'tooOften', 'again'],
  ['a fault of ours', answer(500), 'server', 'again'],
  ['a fault in the page', new TypeError('x'), 'server', 'again'],
  [
    'other content',
    answer(415, { detail: 'The content of a.pdf is not that of a pdf file' }),
    'content',
    'none',
  ],
  ['macros', answer(415, { detail: FILE_REFUSALS.macros }), 'macros', 'none'],
  ['a password', answer(415, { detail: FILE_REFUSALS.locked }), 'locked', 'none'],
  ['nothing in it', answer(400, { files: [FILE_REFUSALS.empty] }), 'empty', 'none'],
  ['another rule', answer(400, { files: ['Something new'] }), 'notTaken', 'none'],
  ['its size', answer(413), 'size', 'none'],
  ['a second ledger', answer(409, { detail: FILE_REFUSALS.ledgerTaken }), 'ledgerTaken', 'none'],
  ['a paused deal', answer(409, { detail: 'This deal is paused' }), 'closed', 'none'],
  ['a right that is gone', answer(403), 'notAllowed', 'none'],
  ['an owner that is gone', answer(404), 'notAllowed', 'none'],
])('stopped by %s', (_what, error, key, way) => {
  expect(uploadProblem(error)).toEqual({ key, way });
});
