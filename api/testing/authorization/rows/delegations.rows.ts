import type { Market } from '../market/build-market.ts';
import { type Check, type Row, rowsOf } from '../table.ts';

const given = (m: Market) => m.delegation;
const terms = { scope: 'company', right: 'read' };
const nothing: Check = ({ body }) => body.count === 0;
const mine: Check = ({ body }, { market }) => body.results[0]?.id === market.delegation;

// biome-ignore format: a table
export const delegationRows: Row[] = [
  // anonymous stranger pending active paused cancelled owner other staff
  ...rowsOf('GET /api/delegations/', [
    { on: 'my own',                                                               expect: '401 200:nothing 200:nothing 200:mine 200:nothing 200:nothing 200:mine 200:nothing 200:nothing' },
  ], { see: { nothing, mine } }),
  ...rowsOf('POST /api/delegations/', [
    { on: 'a company of the owner', of: (m) => m.fresh.company, send: (_, id) => ({ email: 'new@people.test', subject_id: id, ...terms }),
                                                                                  expect: '401 404 404 404 404 404 201 404 404' },
    { on: 'a listing of the owner', of: (m) => m.fresh.opportunity, send: (_, id) => ({ email: 'new@people.test', subject_id: id, ...terms, scope: 'opportunity' }),
                                                                                  expect: '401 404 404 404 404 404 201 404 404' },
    { on: 'a deal', of: (m) => m.sell.introduction.active.deal, send: (_, id) => ({ email: 'new@people.test', subject_id: id, ...terms, scope: 'deal' }),
                                                                                  expect: '401 404 404 201 404 404 201 404 404' },
  ]),
  ...rowsOf('PATCH /api/delegations/:id/', [
    { on: 'of the owner', of: given, send: () => ({ right: 'edit' }),             expect: '401 404 404 403 404 404 200 404 404' },
  ]),
  ...rowsOf('POST /api/delegations/:id/answer/', [
    { on: 'of the owner', of: given, send: () => ({ accepted: false }),           expect: '401 404 404 200 404 404 403 404 404' },
  ]),
  ...rowsOf('POST /api/delegations/:id/end/', [
    { on: 'of the owner', of: given,                                              expect: '401 404 404 403 404 404 200 404 404' },
  ]),
];
