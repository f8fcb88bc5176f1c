import type { Market } from '../market/build-market.ts';
import { type Check, type Row, rowsOf } from '../table.ts';
import { aPdf, form } from './request-bodies.ts';

const filled: Check = ({ body }) =>
  body.lines[0].files.length === 1 && body.agreements[0].versions[0].file !== null;
const none: Check = ({ body }) => body.lines.length === 0 && body.agreements.length === 0;
const see = { filled, none };
const add = { send: () => ({ lines: [{ kind: 'other', title: 'Keys of the workshop', owed_by: 'both' }] }) };
const edit = { send: () => ({ title: 'Release of all pledges' }) };
const to = (state: string) => ({ send: () => ({ state, reason: 'A page is missing' }) });
const files = { send: () => form({ files: aPdf() }) };
const file = { send: () => form({ file: aPdf() }) };
const named = { send: () => form({ name: 'Warranty agreement', file: aPdf() }) };
const mark = { send: () => ({ agreed: true }) };
const confirm = { send: () => ({ confirmed: true }) };
const spa = (m: Market) => m.sell.spa.active;
const mandate = (m: Market) => m.buy.spa.active;
const over = (m: Market) => m.sell.completed.active;
const early = (m: Market) => m.sell.due_diligence.active;

/** The owner has written the line and uploaded the draft, which they have marked; on a mandate the owner buys. */
// biome-ignore format: a table
export const closingRows: Row[] = [
  //                                                                        anonymous stranger pending active paused cancelled owner other staff
  ...rowsOf('GET /api/deals/:id/closing/', [
    { on: 'SPA', of: (m) => spa(m).deal, see,                                         expect: '401 404 404 200:filled 404 404 200:filled 404 200:filled' },
    { on: 'SPA, mandate', of: (m) => mandate(m).deal, see,                            expect: '401 404 404 200:filled 404 404 200:filled 404 200:filled' },
    { on: 'completed', of: (m) => over(m).deal, see,                                  expect: '401 404 404 200:filled 404 404 200:filled 404 200:filled' },
    { on: 'before the SPA', of: (m) => early(m).deal, see,                            expect: '401 404 404 200:none 404 404 200:none 404 200:none' },
    { on: 'of the rival', of: (m) => Number(m.sell.spa.paused?.deal), see,            expect: '401 404 404 404 200:none 404 200:none 404 200:none' },
  ]),
  ...rowsOf('GET /api/files/:id/', [
    { on: 'of the closing', of: (m) => spa(m).closing.file,                           expect: '401 404 404 200 404 404 200 404 200' },
    { on: 'of the closing, mandate', of: (m) => mandate(m).closing.file,              expect: '401 404 404 200 404 404 200 404 200' },
    { on: 'of the closing, completed', of: (m) => over(m).closing.file,               expect: '401 404 404 200 404 404 200 404 200' },
  ]),
  ...rowsOf('POST /api/deals/:id/closing/lines/', [
    { on: 'SPA', of: (m) => spa(m).deal, ...add,                                      expect: '401 404 404 201 404 404 201 404 403' },
    { on: 'SPA, mandate', of: (m) => mandate(m).deal, ...add,                         expect: '401 404 404 201 404 404 201 404 403' },
    { on: 'before the SPA', of: (m) => early(m).deal, ...add,                         expect: '401 404 404 409 404 404 409 404 403' },
    { on: 'completed', of: (m) => over(m).deal, ...add,                               expect: '401 404 404 409 404 404 409 404 403' },
    { on: 'cancelled', of: (m) => m.sell.spa.cancelled.deal, ...add,                  expect: '401 404 404 404 404 409 409 404 403' },
  ]),
  ...rowsOf('PATCH /api/closing_lines/:id/', [
    { on: 'of the owner', of: (m) => spa(m).closing.line, ...edit,                    expect: '401 404 404 403 404 404 200 404 403' },
    { on: 'of the owner, mandate', of: (m) => mandate(m).closing.line, ...edit,       expect: '401 404 404 403 404 404 200 404 403' },
    { on: 'completed', of: (m) => over(m).closing.line, ...edit,                      expect: '401 404 404 409 404 404 409 404 403' },
  ]),
  ...rowsOf('POST /api/closing_lines/:id/state/', [
    { on: 'done, of both', of: (m) => spa(m).closing.line, ...to('done'),             expect: '401 404 404 200 404 404 200 404 403' },
    { on: 'confirmed too early', of: (m) => spa(m).closing.line, ...to('confirmed'),  expect: '401 404 404 409 404 404 409 404 403' },
    { on: 'not needed', of: (m) => mandate(m).closing.line, ...to('not_needed'),      expect: '401 404 404 200 404 404 200 404 403' },
    { on: 'completed', of: (m) => over(m).closing.line, ...to('done'),                expect: '401 404 404 409 404 404 409 404 403' },
  ]),
  ...rowsOf('POST /api/closing_lines/:id/files/', [
    { on: 'SPA', of: (m) => spa(m).closing.line, ...files,                            expect: '401 404 404 201 404 404 201 404 403' },
    { on: 'completed', of: (m) => over(m).closing.line, ...files,                     expect: '401 404 404 409 404 404 409 404 403' },
  ]),
  ...rowsOf('POST /api/closing_lines/:id/remove_file/', [
    { on: 'of the owner', of: (m) => spa(m).closing.line, send: (m) => ({ file_id: spa(m).closing.file }), expect: '401 404 404 403 404 404 200 404 403' },
    { on: 'of another line', of: (m) => spa(m).closing.line, send: (m) => ({ file_id: mandate(m).closing.file }), expect: '401 404 404 404 404 404 404 404 403' },
  ]),
  ...rowsOf('DELETE /api/closing_lines/:id/', [
    { on: 'of the owner', of: (m) => spa(m).closing.line,                             expect: '401 404 404 403 404 404 204 404 403' },
    { on: 'completed', of: (m) => over(m).closing.line,                               expect: '401 404 404 409 404 404 409 404 403' },
  ]),
  ...rowsOf('POST /api/deals/:id/closing/agreements/', [
    { on: 'SPA', of: (m) => spa(m).deal, ...named,                                    expect: '401 404 404 201 404 404 201 404 403' },
    { on: 'before the SPA', of: (m) => early(m).deal, ...named,                       expect: '401 404 404 409 404 404 409 404 403' },
    { on: 'completed', of: (m) => over(m).deal, ...named,                             expect: '401 404 404 409 404 404 409 404 403' },
  ]),
  ...rowsOf('POST /api/deal_agreements/:id/versions/', [
    { on: 'SPA', of: (m) => spa(m).closing.agreement, ...file,                        expect: '401 404 404 201 404 404 201 404 403' },
    { on: 'SPA, mandate', of: (m) => mandate(m).closing.agreement, ...file,           expect: '401 404 404 201 404 404 201 404 403' },
    { on: 'completed', of: (m) => over(m).closing.agreement, ...file,                 expect: '401 404 404 409 404 404 409 404 403' },
  ]),
  ...rowsOf('POST /api/agreement_versions/:id/mark/', [
    { on: 'marked by the owner', of: (m) => spa(m).closing.version, ...mark,          expect: '401 404 404 200 404 404 409 404 403' },
    { on: 'marked by the owner, mandate', of: (m) => mandate(m).closing.version, ...mark, expect: '401 404 404 200 404 404 409 404 403' },
    { on: 'completed', of: (m) => over(m).closing.version, ...mark,                   expect: '401 404 404 409 404 404 409 404 403' },
  ]),
  ...rowsOf('POST /api/agreement_versions/:id/signed_copy/', [
    { on: 'not agreed', of: (m) => spa(m).closing.version, ...file,                   expect: '401 404 404 409 404 404 409 404 403' },
    { on: 'agreed', of: (m) => m.sell.closing.active.closing.version, ...file,        expect: '401 404 404 201 404 404 201 404 403' },
    { on: 'completed', of: (m) => over(m).closing.version, ...file,                   expect: '401 404 404 409 404 404 409 404 403' },
  ]),
  ...rowsOf('POST /api/agreement_versions/:id/answer_signed_copy/', [
    { on: 'none attached', of: (m) => spa(m).closing.version, ...confirm,             expect: '401 404 404 409 404 404 409 404 403' },
    { on: 'attached by the owner', of: (m) => m.buy.closing.active.closing.version, ...confirm, expect: '401 404 404 200 404 404 403 404 403' },
    { on: 'completed', of: (m) => over(m).closing.version, ...confirm,                expect: '401 404 404 409 404 404 409 404 403' },
  ]),
];
