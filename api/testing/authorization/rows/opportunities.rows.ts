import type { Market } from '../market/build-market.ts';
import { buyFields, figuresOf, NEW, officesOf, sellFields } from '../market/listing.ts';
import { type Check, type Id, type Row, rowsOf } from '../table.ts';
import { logged, none, some } from './checks.ts';
import { form } from './request-bodies.ts';

const status =
  (expected: string, isOwn = false): Check =>
  ({ body }) =>
    body.request_access_status.status === expected && (body.own !== null) === isOwn;
const refused: Check = ({ body }) =>
  body.request_access_status.status === 'not_requested' &&
  body.request_access_status.can_request_from !== null;
const rows = (answer: { body: { results: { own: unknown; type_of_opportunity: string }[] } }) =>
  answer.body.results;
/** Expects none of the fields that only the owner gets. */
const teasers: Check = (answer) => answer.body.count > 0 && rows(answer).every((row) => row.own === null);
const own: Check = (answer) => answer.body.count > 0 && rows(answer).every((row) => row.own !== null);
const hasFigures: Check = ({ body }) => [721_357.25, 402_871.75].includes(body.revenues[0].ebitda);
const exact: Check = (answer, seen) =>
  hasFigures(answer, seen) && Boolean(answer.body.owner.email) && seen.actor !== 'anonymous';
/** The deal is over: the figures stay, the contact data do not. */
const noContact: Check = (answer, seen) =>
  hasFigures(answer, seen) && answer.body.owner.email === null && answer.body.owner.phone === null;
const report = () => ({ reason: 'other', explanation: 'It is not for sale at all', good_faith: true });
const owners: Check = ({ body }) => body.revenues.length === 0 && Boolean(body.owner.email);
const raised = { validated: 'true', published_at: '2026-01-01T00:00:00Z', owner_id: 1, is_staff: 'true' };
const waits: Check = ({ body }) => body.validated === null && body.published_at === null;
const published: Check = ({ body }) => body.results.every((row: { validated: boolean }) => row.validated);
/** Told that it is sold: no text, no price, no figures. */
const sold: Check = ({ body }) =>
  body.sold &&
  body.activity + body.unique_selling_proposition + body.preferred_description === '' &&
  [body.asking_price, body.bands, body.exact, body.own, body.preferred_min_revenue].every(
    (value) => value === null,
  );
const see = {
  sold,
  waits,
  published,
  stranger: status('not_requested'),
  asked: status('requested'),
  deal: status('deal_exists'),
  refused,
  owner: status('owner', true),
  staff: status('not_requested', true),
  teasers,
  own,
  exact,
  noContact,
  owners,
  logged,
  none,
  some,
};

const place = { send: () => form({ city: 'Nantes' }) };
const figures = { send: () => figuresOf(NEW) };
const offices = { send: () => officesOf(NEW) };
const sell = (_: Market, id: Id) => form(sellFields(Number(id), 'made by a cell', NEW));

const identity = (_: Market, id: Id) => ({
  company_id: Number(id),
  project_title: 'Workshop for sale',
  activity: 'Turns and mills small series',
  unique_selling_proposition: 'An order book of nine months',
});

/** The situations of a listing that a user may want to change. */
const change = (edit: Pick<Row, 'send'>, done = '200'): Omit<Row, 'call'>[] =>
  // biome-ignore format: a table
  [
    // anonymous stranger pending active paused cancelled owner other staff
    { on: 'published', of: (m) => m.sell.spa.opportunity, ...edit,        expect: `401 403 403 403 403 403 ${done} 403 403` },
    { on: 'published mandate', of: (m) => m.buy.spa.opportunity, ...edit, expect: `401 403 403 403 403 403 ${done} 403 403` },
    { on: 'under review', of: (m) => m.waiting.opportunity, ...edit,      expect: `401 404 404 404 404 404 ${done} 404 403` },
    { on: 'rejected', of: (m) => m.rejected.opportunity, ...edit,         expect: `401 404 404 404 404 404 ${done} 404 403` },
    { on: 'back under review', of: (m) => m.reviewed.opportunity, ...edit, expect: `401 404 404 403 404 404 ${done} 404 403` },
    { on: 'sold', of: (m) => m.sell.completed.opportunity, ...edit,       expect: '401 404 404 403 404 404 409 404 403' },
    { on: 'of another', of: (m) => m.others.opportunity, ...edit,         expect: `401 403 403 403 403 403 403 ${done} 403` },
    { on: 'of another, under review', of: (m) => m.othersWaiting.opportunity, ...edit, expect: `401 404 404 404 404 404 404 ${done} 403` },
  ];

// biome-ignore format: a table
export const opportunityRows: Row[] = [
  ...rowsOf('POST /api/opportunities/:id/report/', [
    { on: 'a published one of the owner', of: (m) => m.fresh.opportunity, send: report,      expect: '201 201 201 201 201 201 403 201 201' },
    { on: 'one under review', of: (m) => m.waiting.opportunity, send: report,                expect: '404 404 404 404 404 404 404 404 404' },
    { on: 'one that was deleted', of: (m) => m.withdrawn.opportunity, send: report,          expect: '404 404 404 404 404 404 404 404 404' },
  ]),
  // anonymous stranger pending active paused cancelled owner other staff
  ...rowsOf('GET /api/opportunities/', [
    { on: 'everything published', see, query: () => 'page_size=100',      expect: '200:teasers 200:teasers 200:teasers 200:teasers 200:teasers 200:teasers 200 200 200:own' },
    { on: 'mandates', see, query: () => 'type_of_opportunity=buy',        expect: '200:teasers 200:teasers 200:teasers 200:teasers 200:teasers 200:teasers 200:own 200:teasers 200:own' },
    { on: 'my favourites', see, query: () => 'is_favorite=true',          expect: '200:none 200:none 200:none 200:none 200:none 200:none 200:none 200:none 200:none' },
    { on: 'search for a title under review', see, query: () => 'project_title=title+under+review&page_size=100', expect: '200:published 200:published 200:published 200:published 200:published 200:published 200:published 200:published 200:published' },
    { on: 'search for a confidential name', see, query: () => 'project_title=Quenouille', expect: '200:none 200:none 200:none 200:none 200:none 200:none 200:none 200:none 200:none' },
  ]),
  ...rowsOf('GET /api/opportunities/feed/', [
    { on: 'everything published', query: () => 'type_of_opportunity=sell', expect: '200 200 200 200 200 200 200 200 200' },
  ]),
  ...rowsOf('GET /api/opportunities/landing/', [
    { on: 'the whole list', query: () => 'type_of_opportunity=sell', expect: '200 200 200 200 200 200 200 200 200' },
  ]),
  ...rowsOf('GET /api/opportunities/:id/picture/', [
    { on: 'a published one', of: (m) => m.fresh.opportunity,              expect: '200 200 200 200 200 200 200 200 200' },
    { on: 'one under review', of: (m) => m.waiting.opportunity,           expect: '404 404 404 404 404 404 404 404 404' },
    { on: 'a sold one', of: (m) => m.sell.completed.opportunity,          expect: '404 404 404 404 404 404 404 404 404' },
  ]),
  ...rowsOf('GET /api/opportunities/my_list_sell/', [
    { on: 'what I sell', see,                                             expect: '401 200:none 200:none 200:none 200:none 200:none 200:own 200:own 200:none' },
  ]),
  ...rowsOf('GET /api/opportunities/my_list_buy/', [
    { on: 'what I look for', see,                                         expect: '401 200:none 200:none 200:none 200:none 200:none 200:own 200:none 200:none' },
  ]),
  ...rowsOf('GET /api/opportunities/moderation_queue/', [
    { on: 'what waits for staff', see,                                    expect: '401 403 403 403 403 403 403 403 200:some' },
  ]),
  ...rowsOf('POST /api/opportunities/create_sell/', [
    { on: 'a company of the owner', of: (m) => m.fresh.company, send: sell,  expect: '401 400|404 400|404 400|404 400|404 400|404 201 400|404 400|404' },
    { on: 'a company disclosed by a deal', of: (m) => m.sell.spa.company, send: sell, expect: '401 400|404 400|404 400|404 400|404 400|404 201 400|404 400|404' },
    { on: 'a company of another', of: (m) => m.others.company, send: sell,   expect: '401 400|404 400|404 400|404 400|404 400|404 400|404 201 400|404' },
  ]),
  ...rowsOf('POST /api/opportunities/identity_check/', [
    { on: 'a company of the owner', of: (m) => m.fresh.company, send: identity,  expect: '401 400|404 400|404 400|404 400|404 400|404 200 400|404 400|404' },
    { on: 'a company disclosed by a deal', of: (m) => m.sell.spa.company, send: identity, expect: '401 400|404 400|404 400|404 400|404 400|404 200 400|404 400|404' },
    { on: 'a company of another', of: (m) => m.others.company, send: identity,   expect: '401 400|404 400|404 400|404 400|404 400|404 400|404 200 400|404' },
  ]),
  ...rowsOf('POST /api/opportunities/create_buy/', [
    { on: 'a mandate', send: () => form(buyFields('made by a cell')),     expect: '401 201 201 201 201 201 201 201 201' },
    { on: 'publishing itself', send: () => form({ ...buyFields('made by a cell'), ...raised }), see, expect: '401 201:waits 201:waits 201:waits 201:waits 201:waits 201:waits 201:waits 201:waits' },
    { on: 'with a sector that is not there', send: () => form({ ...buyFields('made by a cell'), preferred_sectors: 1_999_999 }), expect: '401 400 400 400 400 400 400 400 400' },
    { on: 'with a tag that is not there', send: () => form({ ...buyFields('made by a cell'), tags: 1_999_999 }), expect: '401 400 400 400 400 400 400 400 400' },
    { on: 'with a region that is not there', send: () => form({ ...buyFields('made by a cell'), region: 1_999_999 }), expect: '401 400 400 400 400 400 400 400 400' },
  ]),
  ...rowsOf('GET /api/opportunities/:id/', [
    { on: 'published', of: (m) => m.sell.spa.opportunity, see,            expect: '200:stranger 200:stranger 200:asked 200:deal 200:deal 200:refused 200:owner 200:stranger 200:staff' },
    { on: 'published mandate', of: (m) => m.buy.spa.opportunity, see,     expect: '200:stranger 200:stranger 200:asked 200:deal 200:deal 200:refused 200:owner 200:stranger 200:staff' },
    { on: 'under review', of: (m) => m.waiting.opportunity, see,          expect: '404 404 404 404 404 404 200:owner 404 200:staff' },
    { on: 'rejected', of: (m) => m.rejected.opportunity, see,             expect: '404 404 404 404 404 404 200:owner 404 200:staff' },
    { on: 'back under review', of: (m) => m.reviewed.opportunity, see,    expect: '404 404 404 200:deal 404 404 200:owner 404 200:staff' },
    { on: 'sold', of: (m) => m.sell.completed.opportunity, see,           expect: '200:sold 200:sold 200:sold 200:deal 200:sold 200:sold 200:owner 200:sold 200:staff' },
    { on: 'sold mandate', of: (m) => m.buy.completed.opportunity, see,    expect: '200:sold 200:sold 200:sold 200:deal 200:sold 200:sold 200:owner 200:sold 200:staff' },
    { on: 'withdrawn', of: (m) => m.withdrawn.opportunity, see,           expect: '404 404 404 404 404 404 200|404 404 200' },
    { on: 'of another, under review', of: (m) => m.othersWaiting.opportunity, see, expect: '404 404 404 404 404 404 404 200:owner 200:staff' },
  ]),
  ...rowsOf('GET /api/opportunities/:id/private_data/', [
    { on: 'introduction', of: (m) => m.sell.introduction.opportunity, see, expect: '401 403 403 200:exact 403 403 200:exact 403 200:exact+logged' },
    { on: 'exclusive', of: (m) => m.sell.spa.opportunity, see,            expect: '401 403 403 200:exact 403 403 200:exact 403 200:exact+logged' },
    { on: 'mandate', of: (m) => m.buy.introduction.opportunity, see,      expect: '401 403 403 200:owners 403 403 200:owners 403 200:owners+logged' },
    { on: 'exclusive mandate', of: (m) => m.buy.closing.opportunity, see, expect: '401 403 403 200:owners 403 403 200:owners 403 200:owners+logged' },
    { on: 'paused by the owner', of: (m) => m.sell.held.opportunity, see, expect: '401 403 403 200:exact 403 403 200:exact 403 200:exact+logged' },
    { on: 'under review', of: (m) => m.waiting.opportunity, see,          expect: '401 404 404 404 404 404 200:exact 404 200:exact+logged' },
    { on: 'rejected', of: (m) => m.rejected.opportunity, see,             expect: '401 404 404 404 404 404 200:exact 404 200:exact+logged' },
    { on: 'back under review', of: (m) => m.reviewed.opportunity, see,    expect: '401 404 404 200:exact 404 404 200:exact 404 200:exact+logged' },
    { on: 'sold', of: (m) => m.sell.completed.opportunity, see,           expect: '401 404 404 200:noContact 404 404 200:exact 404 200:exact+logged' },
    { on: 'withdrawn', of: (m) => m.withdrawn.opportunity, see,           expect: '401 404 404 404 404 404 200|404 404 200:logged' },
    { on: 'of another', of: (m) => m.others.opportunity, see,             expect: '401 403 403 403 403 403 403 200:exact 200:exact+logged' },
  ]),
  ...rowsOf('PATCH /api/opportunities/:id/', [
    ...change(place),
    { on: 'publishing itself', of: (m) => m.waiting.opportunity, send: () => form({ asking_price: '1', ...raised }), see, expect: '401 404 404 404 404 404 200:waits 404 403' },
    { on: 'onto a company of another', of: (m) => m.others.company, at: (m) => ({ id: m.fresh.opportunity }), send: (_, id) => form({ company_id: id }), expect: '401 403 403 403 403 403 400|404 403 403' },
  ]),
  ...rowsOf('POST /api/opportunities/:id/update_revenues_completely/', change(figures)),
  ...rowsOf('POST /api/opportunities/:id/update_offices_completely/', change(offices)),
  ...rowsOf('GET /api/opportunities/:id/company_changes/', [
    { on: 'published', of: (m) => m.sell.spa.opportunity,                 expect: '401 403 403 403 403 403 200 403 403' },
    { on: 'under review', of: (m) => m.waiting.opportunity,               expect: '401 404 404 404 404 404 200 404 403' },
    { on: 'sold', of: (m) => m.sell.completed.opportunity,                expect: '401 404 404 403 404 404 200 404 403' },
    { on: 'of another', of: (m) => m.others.opportunity,                  expect: '401 403 403 403 403 403 403 200 403' },
  ]),
  ...rowsOf('POST /api/opportunities/:id/company_changes/', change({})),
  ...rowsOf('POST /api/opportunities/:id/take_over_documents/', [
    ...change({ send: () => ({ file_ids: [] }) }, '201'),
    { on: 'files of another company', at: (m) => ({ id: m.fresh.opportunity }), of: (m) => m.others.companyRoom.documents, send: (_, id) => ({ file_ids: [id] }), expect: '401 403 403 403 403 403 400 403 403' },
    { on: 'files of the company', of: (m) => m.fresh.opportunity, send: (m) => ({ file_ids: [m.fresh.companyRoom.documents] }), expect: '401 403 403 403 403 403 201 403 403' },
  ]),
  ...rowsOf('DELETE /api/opportunities/:id/', [
    { on: 'never had a deal', of: (m) => m.fresh.opportunity,             expect: '401 403 403 403 403 403 204 403 403' },
    { on: 'a deal is active', of: (m) => m.sell.introduction.opportunity, expect: '401 403 403 403 403 403 409 403 403' },
    { on: 'a deal over the mandate is paused', of: (m) => m.buy.held.opportunity, expect: '401 403 403 403 403 403 409 403 403' },
    { on: 'under review', of: (m) => m.waiting.opportunity,               expect: '401 404 404 404 404 404 204 404 403' },
    { on: 'of another', of: (m) => m.others.opportunity,                  expect: '401 403 403 403 403 403 403 204 403' },
    { on: 'of another, under review', of: (m) => m.othersWaiting.opportunity, expect: '401 404 404 404 404 404 404 204 403' },
  ]),
  ...rowsOf('POST /api/opportunities/:id/add_or_remove_from_favorites/', [
    { on: 'published', of: (m) => m.sell.spa.opportunity,                 expect: '401 200 200 200 200 200 403 200 200' },
    { on: 'published mandate', of: (m) => m.buy.spa.opportunity,          expect: '401 200 200 200 200 200 403 200 200' },
    { on: 'under review', of: (m) => m.waiting.opportunity,               expect: '401 404 404 404 404 404 403 404 404|409' },
    { on: 'back under review', of: (m) => m.reviewed.opportunity,         expect: '401 404 404 404|409 404 404 403 404 404|409' },
    { on: 'sold', of: (m) => m.sell.completed.opportunity,                expect: '401 409 409 409 409 409 403 409 409' },
    { on: 'of another', of: (m) => m.others.opportunity,                  expect: '401 200 200 200 200 200 200 403 200' },
  ]),
  ...rowsOf('GET /api/opportunities/:id/review/', [
    { on: 'under review', of: (m) => m.waiting.opportunity, see,          expect: '401 403 403 403 403 403 403 403 200:logged' },
    { on: 'published', of: (m) => m.sell.spa.opportunity, see,            expect: '401 403 403 403 403 403 403 403 200:logged' },
    { on: 'mandate', of: (m) => m.buy.introduction.opportunity, see,      expect: '401 403 403 403 403 403 403 403 200:logged' },
  ]),
  ...rowsOf('POST /api/opportunities/:id/moderate/', [
    { on: 'publish', of: (m) => m.waiting.opportunity, send: () => ({ validated: true }), expect: '401 403 403 403 403 403 403 403 200' },
    { on: 'reject', of: (m) => m.sell.spa.opportunity, send: () => ({ validated: false, reason: 'Not a business at all' }), expect: '401 403 403 403 403 403 403 403 200' },
    { on: 'sold', of: (m) => m.sell.completed.opportunity, send: () => ({ validated: true }), expect: '401 403 403 403 403 403 403 403 404|409' },
  ]),
];
