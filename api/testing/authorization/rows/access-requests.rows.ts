import type { Market } from '../market/build-market.ts';
import { type Check, type Row, rowsOf } from '../table.ts';
import { logged, none, some } from './checks.ts';

const nda = { send: () => ({ nda_accepted: true }) };
/** The id in the path, an action beside it. */
const act = (action: string, of: (m: Market) => number) => ({ of, at: () => ({ action }) });
const question = { send: () => ({ question: 'For how long have you been in the trade?' }) };
const pending = (m: Market) => m.sell.introduction.pendingRequest;

/** The owner sees who asks, and not how to reach them before that is due. */
const inbox: Check = ({ body }) =>
  body.count > 0 &&
  body.results.every((row: { requester: { first_name: string; email: null; phone: null } }) =>
    Boolean(row.requester.first_name && row.requester.email === null && row.requester.phone === null),
  );
const mine: Check = ({ body }) =>
  body.count > 0 && body.results.every((row: { requester: unknown }) => row.requester === null);
const history: Check = ({ body }, seen) =>
  inbox({ body } as never, seen) &&
  body.results.every((row: { status: string }) => row.status === 'accepted' || row.status === 'declined');
const asked: Check = ({ body }) => body.status === 'pending' && body.requester === null;
const see = { none, some, inbox, history, mine, asked };

// biome-ignore format: a table
export const accessRequestRows: Row[] = [
  //                                                                     anonymous stranger pending active paused cancelled owner other staff
  ...rowsOf('POST /api/opportunities/:id/request_access/', [
    { on: 'published', of: (m) => m.sell.introduction.opportunity, ...nda, see,     expect: '401 201:asked 409 409 201 409 403 201 403' },
    { on: 'published mandate', of: (m) => m.buy.introduction.opportunity, ...nda,   expect: '401 201 409 409 201 409 403 201 403' },
    { on: 'published mandate, with a company of another', of: (m) => m.fresh.company, at: (m) => ({ id: m.buy.introduction.opportunity }), send: (_, id) => ({ nda_accepted: true, company_id: id }), expect: '401 400 409 409 400 409 403 400 403' },
    { on: 'exclusive', of: (m) => m.sell.due_diligence.opportunity, ...nda,         expect: '401 201 409 409 409 409 403 201 403' },
    { on: 'without the agreement', of: (m) => m.fresh.opportunity, send: () => ({ nda_accepted: false }), expect: '401 400 400 400 400 400 400|403 400 400' },
    { on: 'under review', of: (m) => m.waiting.opportunity, ...nda,                 expect: '401 404 404 404 404 404 403|409 404 404|409' },
    { on: 'rejected', of: (m) => m.rejected.opportunity, ...nda,                    expect: '401 404 404 404 404 404 403|409 404 404|409' },
    { on: 'back under review', of: (m) => m.reviewed.opportunity, ...nda,           expect: '401 404 404 404|409 404 404|409 403|409 404 404|409' },
    { on: 'sold', of: (m) => m.sell.completed.opportunity, ...nda,                  expect: '401 404 404|409 404|409 404|409 404|409 403|404|409 404 404|409' },
    { on: 'withdrawn', of: (m) => m.withdrawn.opportunity, ...nda,                  expect: '401 404 404|409 404|409 404 404|409 403|404|409 404 404|409' },
    { on: 'of another', of: (m) => m.others.opportunity, ...nda,                    expect: '401 201 201 201 201 201 201 403 403' },
  ]),
  ...rowsOf('GET /api/access_requests/my_list_as_owner_of_opportunity/', [
    { on: 'what waits for me', see, query: () => 'page_size=100',                                                 expect: '401 200:none 200:none 200:none 200:none 200:none 200:inbox 200:none 200:none' },
    { on: 'what I answered', see, query: () => 'page_size=100&statuses=accepted,declined',                        expect: '401 200:none 200:none 200:none 200:none 200:none 200:history 200:none 200:none' },
  ]),
  ...rowsOf('GET /api/access_requests/my_list_as_requesting_user/', [
    { on: 'what I asked for', see, query: () => 'page_size=100',                                                  expect: '401 200:none 200:mine 200:mine 200:mine 200:mine 200:none 200:none 200:none' },
  ]),
  ...rowsOf('GET /api/opportunities/:id/agreement/', [
    { on: 'published', of: (m) => m.sell.introduction.opportunity,                  expect: '401 200 200 200 200 200 200 200 200' },
    { on: 'under review', of: (m) => m.waiting.opportunity,                         expect: '401 404 404 404 404 404 200 404 200' },
    { on: 'rejected', of: (m) => m.rejected.opportunity,                            expect: '401 404 404 404 404 404 200 404 200' },
  ]),
  ...rowsOf('GET /api/access_requests/:id/agreement/', [
    { on: 'of a request that waits', of: pending,                                   expect: '401 404 200 404 404 404 200 404 200:logged' },
    { on: 'of a mandate', of: (m) => m.buy.introduction.pendingRequest,             expect: '401 404 200 404 404 404 200 404 200:logged' },
    { on: 'of a deal', of: (m) => m.sell.introduction.active.request,               expect: '401 404 404 200 404 404 200 404 200:logged' },
    { on: 'of a deal of a mandate', of: (m) => m.buy.introduction.active.request,   expect: '401 404 404 200 404 404 200 404 200:logged' },
    { on: 'of a cancelled deal', of: (m) => m.sell.introduction.cancelled.request,  expect: '401 404 404 404 404 200 200 404 200:logged' },
    { on: 'of a declined request', of: (m) => m.sell.completed.pendingRequest,      expect: '401 404 200 404 404 404 200 404 200:logged' },
  ], { see: { logged } }),
  ...rowsOf('POST /api/access_requests/:id/ask/', [
    { on: 'what waits', of: pending, ...question,                                   expect: '401 404 403 404 404 404 200 404 403|404' },
    { on: 'what waits, mandate', of: (m) => m.buy.introduction.pendingRequest, ...question, expect: '401 404 403 404 404 404 200 404 403|404' },
    { on: 'what was declined', of: (m) => m.sell.completed.pendingRequest, ...question, expect: '401 404 403 404 404 404 409 404 403|404' },
    { on: 'nothing', of: pending, send: () => ({ question: ' ' }),                  expect: '401 400 400 400 400 400 400 400 400' },
  ]),
  ...rowsOf('POST /api/access_requests/:id/answer/', [
    { on: 'what the owner asked', of: (m) => m.sell.loi.pendingRequest, send: () => ({ answer: 'Ten years' }), expect: '401 404 200 404 404 404 403 404 403|404' },
    { on: 'what nobody asked', of: pending, send: () => ({ answer: 'Ten years' }),  expect: '401 404 409 404 404 404 403 404 403|404' },
  ]),
  ...rowsOf('POST /api/access_requests/:id/:action/', [
    { on: 'accept', ...act('accept', pending),                                      expect: '401 404 403 404 404 404 200 404 403|404' },
    { on: 'approve, mandate', ...act('approve', (m) => m.buy.introduction.pendingRequest), expect: '401 404 403 404 404 404 200 404 403|404' },
    { on: 'accept while exclusive', ...act('accept', (m) => m.sell.spa.pendingRequest), expect: '401 404 403 404 404 404 409 404 403|404' },
    { on: 'accept when declined', ...act('accept', (m) => m.sell.completed.pendingRequest), expect: '401 404 403|409 404 404 404 409 404 403|404' },
    { on: 'accept of a withdrawn listing', ...act('accept', (m) => m.withdrawn.pendingRequest), expect: '401 404 403|409 404 404 404 409 404 403|404' },
    { on: 'decline', ...act('decline', pending),                                    expect: '401 404 403 404 404 404 200 404 403|404' },
    { on: 'reject while exclusive', ...act('reject', (m) => m.sell.spa.pendingRequest), expect: '401 404 403 404 404 404 200 404 403|404' },
    { on: 'withdraw', ...act('withdraw', pending),                                  expect: '401 404 200 404 404 404 403 404 403|404' },
    { on: 'cancel, mandate', ...act('cancel', (m) => m.buy.spa.pendingRequest),     expect: '401 404 200 404 404 404 403 404 403|404' },
    { on: 'expire is the server’s', ...act('expire', pending),                      expect: '401 404 404 404 404 404 404 404 404' },
  ]),
];
