import type { Market } from '../market/build-market.ts';
import { STAGES } from '../market/scene.ts';
import { type Check, type Row, rowsOf } from '../table.ts';
import { logged, none } from './checks.ts';
import { inDays } from './request-bodies.ts';

const SCENES = 2 * STAGES.length + 4;
/** `active` and `cancelled` have a deal in each scene, `paused` only where exclusivity began. */
const DEALS = { active: SCENES, cancelled: SCENES, paused: 8, owner: 2 * SCENES + 8 };
const every: Check = ({ body }, { actor }) => body.count === DEALS[actor as keyof typeof DEALS];
const blind: Check = ({ body }, seen) =>
  every({ body } as never, seen) &&
  body.results.every((row: { number_of_active_deals: unknown }) => row.number_of_active_deals === null);

const sumOf = (side: Record<string, number>) =>
  ['mine', 'theirs', 'paused', 'ended'].reduce((sum, group) => sum + Number(side[group]), 0);
const counted: Check = ({ body }, { actor }) =>
  sumOf(body.seller) + sumOf(body.buyer) === DEALS[actor as keyof typeof DEALS];
const nothing: Check = ({ body }) => sumOf(body.seller) + sumOf(body.buyer) === 0;
/** Only the owner sees the requests of others. */
const waits: Check = (answer, seen) =>
  counted(answer, seen) &&
  answer.body.seller.requests_received > 0 &&
  answer.body.buyer.requests_received > 0;
const blindly: Check = (answer, seen) =>
  counted(answer, seen) && answer.body.seller.requests_received + answer.body.buyer.requests_received === 0;

const groups = (body: { documents: Record<string, unknown[] | null> }) =>
  ['documents', 'annual_accounts', 'general_ledger'].filter((kind) => body.documents[kind] != null).length;
const sees =
  (open: number, isPrivate: boolean): Check =>
  ({ body }, { actor }) =>
    groups(body) === open &&
    (body.private_data !== null) === isPrivate &&
    (['owner', 'staff'].includes(actor) || body.number_of_active_deals === null) &&
    (actor !== 'owner' ||
      body.number_of_active_deals > 0 ||
      ['completed', 'cancelled'].includes(body.status));
const see = {
  closed: sees(0, false),
  empty: sees(1, false),
  nothing: sees(3, false),
  documents: sees(1, true),
  accounts: sees(2, true),
  all: sees(3, true),
  logged,
};

const active = (type: 'sell' | 'buy', stage: keyof Market['sell']) => (market: Market) =>
  market[type][stage].active.deal;
const phase = (name: string) => ({ send: () => ({ phase: name }) });
const until = (days: number) => ({ send: () => ({ exclusivity_period_end_time: inDays(days) }) });
const bring = (company: (m: Market) => number) => ({ send: (m: Market) => ({ company_id: company(m) }) });
const agreed = { send: () => ({ agreed: true }) };
const told: Check = ({ body }) => body.results.length > 0 && body.results.at(-1).event === 'agreement_signed';
const sheet: Check = ({ raw }) => raw.subarray(0, 2).toString() === 'PK';
const reason = { send: () => ({ cancellation_reason: 'The price is too high for us' }) };

// biome-ignore format: a table
export const dealRows: Row[] = [
  // anonymous stranger pending active paused cancelled owner other staff
  ...rowsOf('GET /api/deals/', [
    { on: 'all of my deals', see: { none, every, blind }, query: () => 'page_size=100',      expect: '401 200:none 200:none 200:blind 200:blind 200:blind 200:every 200:none 200:none' },
  ]),
  ...rowsOf('GET /api/deals/counts/', [
    { on: 'all of my deals', see: { nothing, blindly, waits },                               expect: '401 200:nothing 200:nothing 200:blindly 200:blindly 200:blindly 200:waits 200:nothing 200:nothing' },
  ]),
  ...rowsOf('GET /api/deals/:id/', [
    { on: 'introduction', of: active('sell', 'introduction'), see,             expect: '401 404 404 200:documents 404 404 200:all 404 200:all+logged' },
    { on: 'introduction of a mandate', of: active('buy', 'introduction'), see, expect: '401 404 404 200:all 404 404 200:documents 404 200:all+logged' },
    { on: 'letter, mandate', of: active('buy', 'loi'), see,                    expect: '401 404 404 200:all 404 404 200:accounts 404 200:all+logged' },
    { on: 'due diligence, mandate', of: active('buy', 'due_diligence'), see,   expect: '401 404 404 200:all 404 404 200:all 404 200:all+logged' },
    { on: 'completed, mandate', of: active('buy', 'completed'), see,           expect: '401 404 404 200:all 404 404 200:all 404 200:all+logged' },
    { on: 'paused by the owner, mandate', of: active('buy', 'held'), see,      expect: '401 404 404 200:all 404 404 200:documents 404 200:all+logged' },
    { on: 'cancelled, mandate', of: (m) => m.buy.loi.cancelled.deal, see,      expect: '401 404 404 404 404 200:all 200:closed 404 200:all+logged' },
    { on: 'a mandate without a company', of: (m) => m.bare.active.deal, see,   expect: '401 404 404 200:nothing 404 404 200:empty 404 200:nothing+logged' },
    { on: 'letter', of: active('sell', 'loi'), see,                            expect: '401 404 404 200:accounts  404 404 200:all 404 200:all+logged' },
    { on: 'due diligence', of: active('sell', 'due_diligence'), see,           expect: '401 404 404 200:all       404 404 200:all 404 200:all+logged' },
    { on: 'spa', of: active('sell', 'spa'), see,                               expect: '401 404 404 200:all       404 404 200:all 404 200:all+logged' },
    { on: 'closing', of: active('sell', 'closing'), see,                       expect: '401 404 404 200:all       404 404 200:all 404 200:all+logged' },
    { on: 'completed', of: active('sell', 'completed'), see,                   expect: '401 404 404 200:all       404 404 200:all 404 200:all+logged' },
    { on: 'paused by the owner', of: active('sell', 'held'), see,              expect: '401 404 404 200:documents 404 404 200:all 404 200:all+logged' },
    { on: 'paused by exclusivity', of: (m) => Number(m.sell.spa.paused?.deal), see, expect: '401 404 404 404 200:closed 404 200:all 404 200:all+logged' },
    { on: 'a mandate, paused by exclusivity', of: (m) => Number(m.buy.spa.paused?.deal), see, expect: '401 404 404 404 200:all 404 200:closed 404 200:all+logged' },
    { on: 'cancelled', of: (m) => m.sell.loi.cancelled.deal, see,              expect: '401 404 404 404 404 200:closed 200:all 404 200:all+logged' },
    { on: 'cancelled, and the listing gone', of: (m) => m.withdrawn.active.deal, see, expect: '401 404 404 200:closed 404 404 200:all 404 200:all+logged' },
    { on: 'rival of a sold business', of: (m) => Number(m.sell.completed.paused?.deal), see, expect: '401 404 404 404 200:closed 404 200:all 404 200:all+logged' },
    { on: 'of a listing back under review', of: (m) => m.reviewed.active.deal, see,   expect: '401 404 404 200:documents 404 404 200:all 404 200:all+logged' },
  ]),
  ...rowsOf('POST /api/deals/:id/attach_company/', [
    { on: 'a mandate without one', of: (m) => m.bare.active.deal, ...bring((m) => m.buy.introduction.active.company), expect: '401 404 404 200 404 404 403 404 403' },
    { on: 'a company of another', of: (m) => m.fresh.company, at: (m) => ({ id: m.bare.active.deal }), send: (_, id) => ({ company_id: id }), expect: '401 404 404 400 404 404 403 404 403' },
    { on: 'a mandate that has one', of: active('buy', 'spa'), ...bring((m) => m.buy.introduction.active.company), expect: '401 404 404 409 404 404 403|409 404 403' },
    { on: 'cancelled, mandate', of: (m) => m.bare.cancelled.deal, ...bring((m) => m.buy.introduction.cancelled.company), expect: '401 404 404 404 404 409 403|409 404 403' },
    { on: 'a business for sale', of: active('sell', 'introduction'), ...bring((m) => m.buy.introduction.active.company), expect: '401 404 404 403|409 404 404 409 404 403' },
  ]),
  ...rowsOf('POST /api/deals/:id/set_phase/', [
    { on: 'on to spa', of: active('sell', 'due_diligence'), ...phase('spa'),          expect: '401 404 404 200 404 404 200 404 403' },
    { on: 'on to spa, mandate', of: active('buy', 'due_diligence'), ...phase('spa'),  expect: '401 404 404 200 404 404 200 404 403' },
    { on: 'on to closing', of: active('sell', 'spa'), ...phase('closing'),            expect: '401 404 404 403 404 404 200 404 403' },
    { on: 'on to closing, mandate', of: active('buy', 'spa'), ...phase('closing'),    expect: '401 404 404 200 404 404 403 404 403' },
    { on: 'back from spa', of: active('sell', 'spa'), ...phase('due_diligence'),      expect: '401 404 404 403 404 404 200 404 403' },
    { on: 'back from closing, mandate', of: active('buy', 'closing'), ...phase('spa'), expect: '401 404 404 403 404 404 200 404 403' },
    { on: 'on without a letter', of: active('sell', 'introduction'), ...phase('loi'), expect: '401 404 404 409 404 404 409 404 403' },
    { on: 'on without acceptance', of: active('sell', 'loi'), ...phase('due_diligence'), expect: '401 404 404 409 404 404 409 404 403' },
    { on: 'a skip', of: active('sell', 'introduction'), ...phase('closing'),          expect: '401 404 404 409 404 404 409 404 403' },
    { on: 'paused by exclusivity', of: (m) => Number(m.sell.spa.paused?.deal), ...phase('due_diligence'), expect: '401 404 404 404 409 404 409 404 403' },
    { on: 'completed', of: active('sell', 'completed'), ...phase('spa'),              expect: '401 404 404 409 404 404 409 404 403' },
    { on: 'cancelled', of: (m) => m.sell.spa.cancelled.deal, ...phase('loi'),         expect: '401 404 404 404 404 409 409 404 403' },
  ]),
  ...rowsOf('POST /api/deals/:id/pause_or_unpause_deal/', [
    { on: 'active', of: active('sell', 'introduction'),                               expect: '401 404 404 200 404 404 200 404 403' },
    { on: 'active, mandate', of: active('buy', 'spa'),                                expect: '401 404 404 200 404 404 200 404 403' },
    { on: 'paused by the owner', of: active('sell', 'held'),                          expect: '401 404 404 403 404 404 200 404 403' },
    { on: 'paused by exclusivity', of: (m) => Number(m.sell.spa.paused?.deal),        expect: '401 404 404 404 403|409 404 409 404 403' },
    { on: 'completed', of: active('sell', 'completed'),                               expect: '401 404 404 409 404 404 409 404 403' },
    { on: 'cancelled', of: (m) => m.sell.spa.cancelled.deal,                          expect: '401 404 404 404 404 409 409 404 403' },
  ]),
  ...rowsOf('POST /api/deals/:id/cancel/', [
    { on: 'active', of: active('sell', 'introduction'), ...reason,                    expect: '401 404 404 200 404 404 200 404 403' },
    { on: 'exclusive', of: active('sell', 'due_diligence'), ...reason,                expect: '401 404 404 200 404 404 200 404 403' },
    { on: 'paused by the owner', of: active('buy', 'held'), ...reason,                expect: '401 404 404 200 404 404 200 404 403' },
    { on: 'paused by exclusivity', of: (m) => Number(m.sell.spa.paused?.deal), ...reason, expect: '401 404 404 404 200 404 200 404 403' },
    { on: 'completed', of: active('sell', 'completed'), ...reason,                    expect: '401 404 404 409 404 404 409 404 403' },
    { on: 'cancelled', of: (m) => m.sell.spa.cancelled.deal, ...reason,               expect: '401 404 404 404 404 409 409 404 403' },
  ]),
  ...rowsOf('POST /api/deals/:id/move_to_archive_or_back/', [
    { on: 'active', of: active('sell', 'introduction'),                               expect: '401 404 404 200 404 404 200 404 403' },
    { on: 'paused by exclusivity', of: (m) => Number(m.buy.spa.paused?.deal),         expect: '401 404 404 404 200 404 200 404 403' },
    { on: 'completed', of: active('buy', 'completed'),                                expect: '401 404 404 200 404 404 200 404 403' },
    { on: 'cancelled', of: (m) => m.sell.spa.cancelled.deal,                          expect: '401 404 404 404 404 200 200 404 403' },
  ]),
  ...rowsOf('POST /api/deals/:id/change_exclusivity_period/', [
    { on: 'longer', of: active('sell', 'due_diligence'), ...until(90),                expect: '401 404 404 403 404 404 200 404 403' },
    { on: 'longer, mandate', of: active('buy', 'due_diligence'), ...until(90),        expect: '401 404 404 200 404 404 403 404 403' },
    { on: 'shorter', of: active('sell', 'spa'), ...until(30),                         expect: '401 404 404 200 404 404 403 404 403' },
    { on: 'shorter, mandate', of: active('buy', 'closing'), ...until(30),             expect: '401 404 404 403 404 404 200 404 403' },
    { on: 'before any', of: active('sell', 'introduction'), ...until(90),             expect: '401 404 404 403|409 404 404 409 404 403' },
    { on: 'of the rival', of: (m) => Number(m.sell.spa.paused?.deal), ...until(90),   expect: '401 404 404 404 403|409 404 409 404 403' },
    { on: 'completed', of: active('sell', 'completed'), ...until(90),                 expect: '401 404 404 403|409 404 404 409 404 403' },
  ]),
  ...rowsOf('POST /api/deals/:id/propose_exclusivity_end/', [
    { on: 'earlier', of: active('sell', 'due_diligence'), ...until(30),               expect: '401 404 404 403 404 404 200 404 403' },
    { on: 'earlier, mandate', of: active('buy', 'due_diligence'), ...until(30),       expect: '401 404 404 200 404 404 403 404 403' },
    { on: 'once more', of: active('sell', 'spa'), ...until(30),                       expect: '401 404 404 403|409 404 404 409 404 403' },
    { on: 'before any', of: active('sell', 'introduction'), ...until(30),             expect: '401 404 404 403|409 404 404 409 404 403' },
    { on: 'of the rival', of: (m) => Number(m.sell.spa.paused?.deal), ...until(30),   expect: '401 404 404 404 403|409 404 409 404 403' },
    { on: 'completed', of: active('sell', 'completed'), ...until(30),                 expect: '401 404 404 403|409 404 404 409 404 403' },
  ]),
  ...rowsOf('POST /api/deals/:id/answer_exclusivity_proposal/', [
    { on: 'proposed', of: active('sell', 'spa'), ...agreed,                           expect: '401 404 404 200 404 404 403 404 403' },
    { on: 'proposed, mandate', of: active('buy', 'spa'), ...agreed,                   expect: '401 404 404 403 404 404 200 404 403' },
    { on: 'nothing proposed', of: active('sell', 'due_diligence'), ...agreed,         expect: '401 404 404 409 404 404 403|409 404 403' },
    { on: 'of the rival', of: (m) => Number(m.sell.spa.paused?.deal), ...agreed,      expect: '401 404 404 404 409 404 403|409 404 403' },
    { on: 'completed', of: active('sell', 'completed'), ...agreed,                    expect: '401 404 404 409 404 404 403|409 404 403' },
  ]),
  ...rowsOf('POST /api/deals/:id/withdraw_exclusivity_proposal/', [
    { on: 'proposed', of: active('sell', 'spa'),                                      expect: '401 404 404 403 404 404 200 404 403' },
    { on: 'proposed, mandate', of: active('buy', 'spa'),                              expect: '401 404 404 200 404 404 403 404 403' },
    { on: 'nothing proposed', of: active('sell', 'closing'),                          expect: '401 404 404 403|409 404 404 409 404 403' },
    { on: 'cancelled', of: (m) => m.sell.spa.cancelled.deal,                          expect: '401 404 404 404 404 403|409 409 404 403' },
  ]),
  ...rowsOf('GET /api/deals/:id/timeline/', [
    { on: 'introduction', of: active('sell', 'introduction'), see: { told, logged },   expect: '401 404 404 200:told 404 404 200:told 404 200:told+logged' },
    { on: 'spa, mandate', of: active('buy', 'spa'), see: { told, logged },             expect: '401 404 404 200:told 404 404 200:told 404 200:told+logged' },
    { on: 'paused by exclusivity', of: (m) => Number(m.sell.spa.paused?.deal), see: { told, logged }, expect: '401 404 404 404 200:told 404 200:told 404 200:told+logged' },
    { on: 'cancelled', of: (m) => m.sell.loi.cancelled.deal, see: { told, logged },    expect: '401 404 404 404 404 200:told 200:told 404 200:told+logged' },
    { on: 'completed', of: active('sell', 'completed'), see: { told, logged },         expect: '401 404 404 200:told 404 404 200:told 404 200:told+logged' },
  ]),
  ...rowsOf('GET /api/deals/:id/timeline/export/', [
    { on: 'active', of: active('sell', 'introduction'), see: { sheet },               expect: '401 404 404 200:sheet 404 404 200:sheet 404 200:sheet' },
    { on: 'paused by exclusivity', of: (m) => Number(m.sell.spa.paused?.deal), see: { sheet }, expect: '401 404 404 404 200:sheet 404 200:sheet 404 200:sheet' },
    { on: 'cancelled', of: (m) => m.sell.spa.cancelled.deal, see: { sheet },          expect: '401 404 404 404 404 200:sheet 200:sheet 404 200:sheet' },
  ]),
];
