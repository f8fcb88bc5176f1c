import type { Market } from '../market/build-market.ts';
import { type Check, type Row, rowsOf } from '../table.ts';
import { form } from './request-bodies.ts';

const none: Check = ({ body }) => body.firm === null && body.invitations.length === 0;
const invited: Check = ({ body }, { market }) =>
  body.firm === null && body.invitations[0].id === market.firms.received.id;
const own: Check = ({ body }, { market }) => body.firm.id === market.firms.id && body.role === 'owner';
const elsewhere: Check = ({ body }, { market }) =>
  body.firm.id === market.firms.elsewhere && body.role === 'reader';
const nobody: Check = ({ body }) => body.count === 0;
const two: Check = ({ body }) => body.count === 2;
const colleague = (m: Market) => m.firms.colleague;
const pending = (m: Market) => m.firms.pending.id;
const received = (m: Market) => m.firms.received.id;
const byLink = (m: Market) => ({ token: m.firms.received.token });
const logo = (m: Market) => ({ id: m.firms.id, name: String(m.firms.logo.split('/').at(-1)) });
const everyone = (cell: string) => `${cell} `.repeat(9);
const firm = () => form({ name: 'New Partners', kind: 'buyer', country: 1 });
const answered = { token: 'made up' };

// biome-ignore format: a table
export const firmRows: Row[] = [
  // anonymous stranger pending active paused cancelled owner other staff
  ...rowsOf('GET /api/firms/mine/', [
    { on: 'my own', see: { none, invited, own, elsewhere },                         expect: '401 200:invited 200:none 200:none 200:none 200:none 200:own 200:elsewhere 200:none' },
  ]),
  ...rowsOf('POST /api/firms/', [
    { on: 'a new one', send: firm,                                                expect: '401 201 201 201 201 201 409 409 201' },
  ]),
  ...rowsOf('PATCH /api/firms/mine/', [
    { on: 'my own', send: () => form({ about: 'Since 1998' }),                    expect: '401 404 404 404 404 404 200 403 404' },
  ]),
  ...rowsOf('POST /api/firms/mine/leave/', [
    { on: 'my own',                                                               expect: '401 404 404 404 404 404 409 200 404' },
  ]),
  ...rowsOf('GET /api/firms/:id/logo/:name', [
    { on: 'by its address', at: logo,                                             expect: everyone('200') },
    { on: 'by a guessed one', at: (m) => ({ ...logo(m), name: '00000000-0000-4000-8000-000000000000.webp' }), expect: everyone('404') },
  ]),
  ...rowsOf('GET /api/firms/mine/members/', [
    { on: 'of my own', see: { nobody, two },                                      expect: '401 200:nobody 200:nobody 200:nobody 200:nobody 200:nobody 200:two 200:two 200:nobody' },
  ]),
  ...rowsOf('PATCH /api/firms/mine/members/:id/', [
    { on: 'the colleague of the owner', of: colleague, send: () => ({ role: 'reader' }), expect: '401 404 404 404 404 404 200 403 404' },
    { on: 'the other owner', of: (m) => m.people.other.id, send: () => ({ role: 'owner' }), expect: '401 404 404 404 404 404 404 403 404' },
  ]),
  ...rowsOf('DELETE /api/firms/mine/members/:id/', [
    { on: 'the colleague of the owner', of: colleague,                            expect: '401 404 404 404 404 404 204 403 404' },
  ]),
  ...rowsOf('POST /api/firms/mine/members/:id/hand_on/', [
    { on: 'the colleague of the owner', of: colleague,                            expect: '401 404 404 404 404 404 200 403 404' },
  ]),
  ...rowsOf('GET /api/firms/mine/invitations/', [
    { on: 'of my own',                                                            expect: '401 200 200 200 200 200 200 403 200' },
  ]),
  ...rowsOf('POST /api/firms/mine/invitations/', [
    { on: 'a new address', send: () => ({ email: 'new@roux.test', role: 'member' }), expect: '401 404 404 404 404 404 201 403 404' },
    { on: 'an address that is invited', send: (m) => ({ email: m.firms.pending.email, role: 'member' }), expect: '401 404 404 404 404 404 400 403 404' },
  ]),
  ...rowsOf('POST /api/firms/mine/invitations/:id/resend/', [
    { on: 'of the owner', of: pending,                                            expect: '401 404 404 404 404 404 201 403 404' },
  ]),
  ...rowsOf('DELETE /api/firms/mine/invitations/:id/', [
    { on: 'of the owner', of: pending,                                            expect: '401 404 404 404 404 404 204 403 404' },
  ]),
  ...rowsOf('POST /api/firms/invitations/read/', [
    { on: 'by its link', send: (m) => ({ token: m.firms.pending.token }),         expect: everyone('200') },
    { on: 'by a guessed one', send: () => answered,                               expect: everyone('400') },
  ]),
  ...rowsOf('POST /api/firms/invitations/:id/accept/', [
    { on: 'from the list', of: received,   see: { elsewhere },                       expect: '401 200:elsewhere 404 404 404 404 404 404 404' },
    { on: 'by its link', of: received, send: byLink,                          expect: '401 200 403 403 403 403 403 403 403' },
    { on: 'by a guessed link', of: received,   send: () => answered,              expect: '401 400 400 400 400 400 400 400 400' },
  ]),
  ...rowsOf('POST /api/firms/invitations/:id/decline/', [
    { on: 'from the list', of: received,                                          expect: '401 200 404 404 404 404 404 404 404' },
  ]),
];
