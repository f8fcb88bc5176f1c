import type { Market } from '../market/build-market.ts';
import { type Check, type Row, rowsOf } from '../table.ts';

const paused = (m: Market) => m.sell.spa.paused;
const provided: Check = ({ body }) => body.lines.length === 2 && body.lines[1].state === 'provided';
const draft: Check = ({ body }) => body.lines.length === 2 && body.sent_at === null;
const none: Check = ({ body }) => body.lines.length === 0;
const line: Check = ({ body }) => body.comments.length === 1;
const see = { provided, draft, none, line };
const add = { send: () => ({ lines: [{ section: 'Tax', request: 'Returns of three years' }] }) };
const edit = { send: () => ({ request: 'The lease, with its annexes' }) };
const link = { send: () => ({ documents: [] }) };
const assign = { send: () => ({ person_id: null }) };
const comment = { send: () => ({ comment: 'By Friday?' }) };
const to = (state: string) => ({ send: () => ({ state, comment: 'A page is missing' }) });
const sell = (m: Market) => m.sell.due_diligence.active;

// biome-ignore format: a table
export const diligenceRows: Row[] = [
  //                                                                        anonymous stranger pending active paused cancelled owner other staff
  ...rowsOf('GET /api/deals/:id/due_diligence/', [
    { on: 'sent', of: (m) => sell(m).deal, see,                                     expect: '401 404 404 200:provided 404 404 200:provided 404 200|403' },
    { on: 'sent, mandate', of: (m) => m.buy.spa.active.deal, see,                   expect: '401 404 404 200:provided 404 404 200:provided 404 200|403' },
    { on: 'not sent', of: (m) => m.sell.loi.active.deal, see,                       expect: '401 404 404 200:draft 404 404 200:none 404 200|403' },
    { on: 'not sent, mandate', of: (m) => m.buy.loi.active.deal, see,               expect: '401 404 404 200:none 404 404 200:draft 404 200|403' },
    { on: 'not sent, paused by exclusivity', of: (m) => Number(paused(m)?.deal), see, expect: '401 404 404 404 200:draft 404 200:none 404 200|403' },
    { on: 'not sent, cancelled', of: (m) => m.sell.loi.cancelled.deal, see,         expect: '401 404 404 404 404 200:draft 200:none 404 200|403' },
    { on: 'completed', of: (m) => m.sell.completed.active.deal, see,                expect: '401 404 404 200:provided 404 404 200:provided 404 200|403' },
  ]),
  ...rowsOf('GET /api/deals/:id/due_diligence/export/', [
    { on: 'sent', of: (m) => sell(m).deal,                                          expect: '401 404 404 200 404 404 200 404 200' },
    { on: 'not sent', of: (m) => m.sell.loi.active.deal,                            expect: '401 404 404 200 404 404 200 404 200' },
    { on: 'completed', of: (m) => m.sell.completed.active.deal,                     expect: '401 404 404 200 404 404 200 404 200' },
  ]),
  ...rowsOf('GET /api/due_diligence_lines/:id/', [
    { on: 'sent', of: (m) => sell(m).lines.provided, see,                           expect: '401 404 404 200:line 404 404 200:line 404 200:line' },
    { on: 'not sent', of: (m) => m.sell.loi.active.lines.open,                      expect: '401 404 404 200 404 404 404 404 200' },
    { on: 'not sent, mandate', of: (m) => m.buy.loi.active.lines.open,              expect: '401 404 404 404 404 404 200 404 200' },
  ]),
  ...rowsOf('POST /api/deals/:id/due_diligence/lines/', [
    { on: 'active', of: (m) => sell(m).deal, ...add,                                expect: '401 404 404 201 404 404 403 404 403' },
    { on: 'before due diligence', of: (m) => m.sell.introduction.active.deal, ...add, expect: '401 404 404 201 404 404 403 404 403' },
    { on: 'active, mandate', of: (m) => m.buy.due_diligence.active.deal, ...add,    expect: '401 404 404 403 404 404 201 404 403' },
    { on: 'paused by the owner', of: (m) => m.sell.held.active.deal, ...add,        expect: '401 404 404 409 404 404 409 404 403' },
    { on: 'paused by exclusivity', of: (m) => Number(paused(m)?.deal), ...add,      expect: '401 404 404 404 409 404 409 404 403' },
    { on: 'cancelled', of: (m) => m.sell.loi.cancelled.deal, ...add,                expect: '401 404 404 404 404 409 409 404 403' },
    { on: 'completed', of: (m) => m.sell.completed.active.deal, ...add,             expect: '401 404 404 409 404 404 409 404 403' },
  ]),
  ...rowsOf('POST /api/deals/:id/due_diligence/send/', [
    { on: 'before due diligence', of: (m) => m.sell.loi.active.deal,                expect: '401 404 404 409 404 404 403 404 403' },
    { on: 'in the closing', of: (m) => m.sell.closing.active.deal,                    expect: '401 404 404 200 404 404 403 404 403' },
    { on: 'in the closing, mandate', of: (m) => m.buy.closing.active.deal,            expect: '401 404 404 403 404 404 200 404 403' },
    { on: 'sent before', of: (m) => sell(m).deal,                                   expect: '401 404 404 409 404 404 403 404 403' },
    { on: 'sent before, mandate', of: (m) => m.buy.spa.active.deal,                 expect: '401 404 404 403 404 404 409 404 403' },
  ]),
  ...rowsOf('PATCH /api/due_diligence_lines/:id/', [
    { on: 'other words', of: (m) => sell(m).lines.open, ...edit,                    expect: '401 404 404 200 404 404 403 404 403' },
    { on: 'other words, mandate', of: (m) => m.buy.spa.active.lines.open, ...edit,  expect: '401 404 404 403 404 404 200 404 403' },
    { on: 'other words, not sent', of: (m) => m.sell.loi.active.lines.open, ...edit, expect: '401 404 404 200 404 404 404 404 403' },
    { on: 'other words once provided', of: (m) => sell(m).lines.provided, ...edit,  expect: '401 404 404 409 404 404 403 404 403' },
    { on: 'documents', of: (m) => sell(m).lines.open, ...link,                      expect: '401 404 404 403 404 404 200 404 403' },
    { on: 'documents, mandate', of: (m) => m.buy.spa.active.lines.open, ...link,    expect: '401 404 404 200 404 404 403 404 403' },
    { on: 'who sees to it', of: (m) => sell(m).lines.open, ...assign,               expect: '401 404 404 403 404 404 200 404 403' },
    { on: 'completed', of: (m) => m.sell.completed.active.lines.open, ...edit,      expect: '401 404 404 409 404 404 409 404 403' },
  ]),
  ...rowsOf('POST /api/due_diligence_lines/:id/state/', [
    { on: 'provided', of: (m) => sell(m).lines.open, ...to('provided'),             expect: '401 404 404 403 404 404 200 404 403' },
    { on: 'provided, mandate', of: (m) => m.buy.spa.active.lines.open, ...to('provided'), expect: '401 404 404 200 404 404 403 404 403' },
    { on: 'accepted', of: (m) => sell(m).lines.provided, ...to('accepted'),         expect: '401 404 404 200 404 404 403 404 403' },
    { on: 'returned', of: (m) => sell(m).lines.provided, ...to('returned'),         expect: '401 404 404 200 404 404 403 404 403' },
    { on: 'provided no more', of: (m) => sell(m).lines.provided, ...to('open'),     expect: '401 404 404 403 404 404 200 404 403' },
    { on: 'not sent', of: (m) => m.sell.loi.active.lines.open, ...to('provided'),   expect: '401 404 404 409 404 404 404 404 403' },
    { on: 'completed', of: (m) => m.sell.completed.active.lines.open, ...to('provided'), expect: '401 404 404 409 404 404 409 404 403' },
  ]),
  ...rowsOf('POST /api/due_diligence_lines/:id/comments/', [
    { on: 'sent', of: (m) => sell(m).lines.open, ...comment,                        expect: '401 404 404 201 404 404 201 404 403' },
    { on: 'not sent', of: (m) => m.sell.loi.active.lines.open, ...comment,          expect: '401 404 404 409 404 404 404 404 403' },
    { on: 'completed', of: (m) => m.sell.completed.active.lines.open, ...comment,   expect: '401 404 404 409 404 404 409 404 403' },
  ]),
  ...rowsOf('DELETE /api/due_diligence_lines/:id/', [
    { on: 'open', of: (m) => sell(m).lines.open,                                    expect: '401 404 404 204 404 404 403 404 403' },
    { on: 'provided', of: (m) => sell(m).lines.provided,                            expect: '401 404 404 409 404 404 403 404 403' },
    { on: 'not sent', of: (m) => m.sell.loi.active.lines.open,                      expect: '401 404 404 204 404 404 404 404 403' },
    { on: 'completed', of: (m) => m.sell.completed.active.lines.open,               expect: '401 404 404 409 404 404 409 404 403' },
  ]),
];
