import type { Offer } from '@handover/shared/contract';
import type { Market } from '../market/build-market.ts';
import { type Check, type Id, type Row, rowsOf } from '../table.ts';
import { logged } from './checks.ts';
import { aPdf, form, inDays } from './request-bodies.ts';

const submit = { send: (_: Market, id: Id) => form({ deal_id: id, file: aPdf() }) };
const update = { send: () => form({ file: aPdf() }) };
const accept = { send: () => ({ exclusivity_period_end_time: inDays(60) }) };
const decline = { send: () => ({ decline_reason: 'The price is below our floor' }) };
const mark = { send: () => ({ mark: 'favoured', note: 'Ferlambois would pay more' }) };
const marked: Check = ({ body }) => body.offers.length > 0 && body.offers.every((each: Offer) => each.own);
const unmarked: Check = ({ body }) =>
  body.offers.length > 0 && body.offers.every((each: Offer) => each.own === null && !each.buyer_profile);
const shut: Check = ({ body }) => body.offers.length === 0 && body.sealed.length === 1;
const bids = { send: () => ({ date: inDays(20), sealed: true }) };
const counter = {
  send: () => ({
    price: 9_000_000,
    currency: 1,
    structure: null,
    exclusivity_days: 30,
    expiration_date: inDays(20),
  }),
};
const paused = (m: Market) => Number(m.sell.spa.paused?.deal);
const pausedLetter = (m: Market) => Number(m.sell.spa.paused?.letter);

// biome-ignore format: a table
export const letterRows: Row[] = [
  // anonymous stranger pending active paused cancelled owner other staff
  ...rowsOf('POST /api/deal_loi_documents/', [
    { on: 'sell: by the requester', of: (m) => m.sell.introduction.active.deal, ...submit, expect: '401 404 404 201 404 404 403 404 403' },
    { on: 'mandate: by the owner', of: (m) => m.buy.introduction.active.deal, ...submit,   expect: '401 404 404 403 404 404 201 404 403' },
    { on: 'one is open', of: (m) => m.sell.loi.active.deal, ...submit,                     expect: '401 404 404 409 404 404 403|409 404 403' },
    { on: 'accepted', of: (m) => m.sell.due_diligence.active.deal, ...submit,              expect: '401 404 404 409 404 404 403|409 404 403' },
    { on: 'paused by the owner', of: (m) => m.sell.held.active.deal, ...submit,            expect: '401 404 404 409 404 404 403|409 404 403' },
    { on: 'paused by exclusivity', of: paused, ...submit,                                  expect: '401 404 404 404 409 404 403|409 404 403' },
    { on: 'cancelled', of: (m) => m.sell.introduction.cancelled.deal, ...submit,           expect: '401 404 404 404 404 409 403|409 404 403' },
    { on: 'completed', of: (m) => m.sell.completed.active.deal, ...submit,                 expect: '401 404 404 409 404 404 403|409 404 403' },
  ]),
  ...rowsOf('GET /api/deal_loi_documents/:id/pdf/', [
    { on: 'open', of: (m) => m.sell.loi.active.letter,                                     expect: '401 404 404 200 404 404 200 404 200:logged' },
    { on: 'open, mandate', of: (m) => m.buy.loi.active.letter,                             expect: '401 404 404 200 404 404 200 404 200:logged' },
    { on: 'earlier version', of: (m) => m.sell.loi.active.letter, query: () => 'version=1', expect: '401 404 404 200 404 404 200 404 200:logged' },
    { on: 'accepted', of: (m) => m.sell.spa.active.letter,                                 expect: '401 404 404 200 404 404 200 404 200:logged' },
    { on: 'sealed', of: (m) => m.sealed.active.letter,                                     expect: '401 404 404 200 404 404 404 404 404' },
    { on: 'own, paused by exclusivity', of: pausedLetter,                                  expect: '401 404 404 404 200 404 200 404 200:logged' },
    { on: 'own, cancelled', of: (m) => m.sell.loi.cancelled.letter,                        expect: '401 404 404 404 404 404 200 404 200:logged' },
  ], { see: { logged } }),
  ...rowsOf('PATCH /api/deal_loi_documents/:id/', [
    { on: 'open', of: (m) => m.sell.loi.active.letter, ...update,                          expect: '401 404 404 200 404 404 403 404 403' },
    { on: 'open, mandate', of: (m) => m.buy.loi.active.letter, ...update,                  expect: '401 404 404 403 404 404 200 404 403' },
    { on: 'accepted', of: (m) => m.sell.due_diligence.active.letter, ...update,            expect: '401 404 404 409 404 404 403|409 404 403' },
    { on: 'paused by exclusivity', of: pausedLetter, ...update,                            expect: '401 404 404 404 409 404 403|409 404 403' },
    { on: 'withdrawn', of: (m) => m.sell.spa.cancelled.letter, ...update,                  expect: '401 404 404 404 404 409 403|409 404 403' },
  ]),
  ...rowsOf('POST /api/deal_loi_documents/:id/accept_and_set_exclusivity_period/', [
    { on: 'open', of: (m) => m.sell.loi.active.letter, ...accept,                          expect: '401 404 404 403 404 404 200 404 403' },
    { on: 'open, mandate', of: (m) => m.buy.loi.active.letter, ...accept,                  expect: '401 404 404 200 404 404 403 404 403' },
    { on: 'accepted', of: (m) => m.sell.due_diligence.active.letter, ...accept,            expect: '401 404 404 403|409 404 404 409 404 403' },
    { on: 'sealed', of: (m) => m.sealed.active.letter, ...accept,                          expect: '401 404 404 403 404 404 409 404 403' },
    { on: 'paused by exclusivity', of: pausedLetter, ...accept,                            expect: '401 404 404 404 403|409 404 409 404 403' },
    { on: 'withdrawn', of: (m) => m.sell.spa.cancelled.letter, ...accept,                  expect: '401 404 404 404 404 403|409 409 404 403' },
  ]),
  ...rowsOf('POST /api/deal_loi_documents/:id/decline/', [
    { on: 'open', of: (m) => m.sell.loi.active.letter, ...decline,                         expect: '401 404 404 403 404 404 200 404 403' },
    { on: 'open, mandate', of: (m) => m.buy.loi.active.letter, ...decline,                 expect: '401 404 404 200 404 404 403 404 403' },
    { on: 'accepted', of: (m) => m.sell.due_diligence.active.letter, ...decline,           expect: '401 404 404 403|409 404 404 409 404 403' },
    { on: 'sealed', of: (m) => m.sealed.active.letter, ...decline,                         expect: '401 404 404 403 404 404 409 404 403' },
    { on: 'paused by exclusivity', of: pausedLetter, ...decline,                           expect: '401 404 404 404 403|409 404 409 404 403' },
  ]),
  ...rowsOf('GET /api/opportunities/:id/offers/', [
    { on: 'one open, one withdrawn', of: (m) => m.sell.loi.opportunity,                    expect: '401 404 404 404 404 404 200:marked 404 200:unmarked+logged' },
    { on: 'two, one accepted', of: (m) => m.sell.spa.opportunity,                          expect: '401 404 404 404 404 404 200:marked 404 200:unmarked+logged' },
    { on: 'sold', of: (m) => m.sell.completed.opportunity,                                 expect: '401 404 404 404 404 404 200:marked 404 200:unmarked+logged' },
    { on: 'sealed', of: (m) => m.sealed.opportunity,                                       expect: '401 404 404 404 404 404 200:shut 404 200:shut' },
    { on: 'no letter', of: (m) => m.fresh.opportunity,                                     expect: '401 404 404 404 404 404 200 404 200' },
    { on: 'under review', of: (m) => m.waiting.opportunity,                                expect: '401 404 404 404 404 404 200 404 200' },
    { on: 'mandate', of: (m) => m.buy.loi.opportunity,                                     expect: '401 404 404 404 404 404 404 404 404' },
  ], { see: { marked, unmarked, shut, logged } }),
  ...rowsOf('POST /api/opportunities/:id/bid_date/', [
    { on: 'no letter', of: (m) => m.fresh.opportunity, ...bids,                            expect: '401 404 404 404 404 404 200 404 403' },
    { on: 'open letter', of: (m) => m.sell.loi.opportunity, ...bids,                       expect: '401 404 404 404 404 404 200 404 403' },
    { on: 'sealed letter, later', of: (m) => m.sealed.opportunity, ...bids,                expect: '401 404 404 404 404 404 200 404 403' },
    { on: 'under review', of: (m) => m.waiting.opportunity, ...bids,                       expect: '401 404 404 404 404 404 409 404 403' },
    { on: 'sold', of: (m) => m.sell.completed.opportunity, ...bids,                        expect: '401 404 404 404 404 404 409 404 403' },
    { on: 'mandate', of: (m) => m.buy.loi.opportunity, ...bids,                            expect: '401 404 404 404 404 404 409 404 403' },
  ]),
  ...rowsOf('DELETE /api/opportunities/:id/bid_date/', [
    { on: 'none', of: (m) => m.fresh.opportunity,                                          expect: '401 404 404 404 404 404 204 404 403' },
    { on: 'sealed letter', of: (m) => m.sealed.opportunity,                                expect: '401 404 404 404 404 404 409 404 403' },
    { on: 'under review', of: (m) => m.waiting.opportunity,                                expect: '401 404 404 404 404 404 409 404 403' },
  ]),
  ...rowsOf('POST /api/deal_loi_documents/:id/counter/', [
    { on: 'open', of: (m) => m.sell.loi.active.letter, ...counter,                         expect: '401 404 404 403 404 404 200 404 403' },
    { on: 'open, mandate, countered', of: (m) => m.buy.loi.active.letter, ...counter,      expect: '401 404 404 409 404 404 403|409 404 403' },
    { on: 'sealed', of: (m) => m.sealed.active.letter, ...counter,                         expect: '401 404 404 403 404 404 409 404 403' },
    { on: 'accepted', of: (m) => m.sell.due_diligence.active.letter, ...counter,           expect: '401 404 404 403|409 404 404 409 404 403' },
    { on: 'paused by exclusivity', of: pausedLetter, ...counter,                           expect: '401 404 404 404 403|409 404 409 404 403' },
  ]),
  ...rowsOf('POST /api/deal_loi_documents/:id/decline_counter/', [
    { on: 'countered, mandate', of: (m) => m.buy.loi.active.letter,                        expect: '401 404 404 403 404 404 200 404 403' },
    { on: 'not countered', of: (m) => m.sell.loi.active.letter,                            expect: '401 404 404 409 404 404 403|409 404 403' },
    { on: 'accepted', of: (m) => m.sell.due_diligence.active.letter,                       expect: '401 404 404 409 404 404 403|409 404 403' },
  ]),
  ...rowsOf('POST /api/deal_loi_documents/:id/mark/', [
    { on: 'open', of: (m) => m.sell.loi.active.letter, ...mark,                            expect: '401 404 404 404 404 404 200 404 403' },
    { on: 'open, mandate', of: (m) => m.buy.loi.active.letter, ...mark,                    expect: '401 404 404 404 404 404 404 404 404' },
    { on: 'accepted', of: (m) => m.sell.spa.active.letter, ...mark,                        expect: '401 404 404 404 404 404 200 404 403' },
    { on: 'cancelled', of: (m) => m.sell.spa.cancelled.letter, ...mark,                    expect: '401 404 404 404 404 404 200 404 403' },
  ]),
  ...rowsOf('POST /api/deal_loi_documents/:id/withdraw/', [
    { on: 'open', of: (m) => m.sell.loi.active.letter,                                     expect: '401 404 404 200 404 404 403 404 403' },
    { on: 'open, mandate', of: (m) => m.buy.loi.active.letter,                             expect: '401 404 404 403 404 404 200 404 403' },
    { on: 'accepted', of: (m) => m.sell.due_diligence.active.letter,                       expect: '401 404 404 409 404 404 403|409 404 403' },
    { on: 'paused by exclusivity', of: pausedLetter,                                       expect: '401 404 404 404 409 404 403|409 404 403' },
  ]),
];
