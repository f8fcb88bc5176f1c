import { figuresOf, NEW, officesOf } from '../market/listing.ts';
import { type Row, rowsOf } from '../table.ts';
import { form } from './request-bodies.ts';

const text = { send: () => form({ financial: 'The latest months are better' }) };

/** The situations of a snapshot that its owner may want to change. */
const change = (edit: Pick<Row, 'send'>): Omit<Row, 'call'>[] =>
  // biome-ignore format: a table
  [
    // anonymous stranger pending active paused cancelled owner other staff
    { on: 'introduction', of: (m) => m.sell.introduction.active.snapshot, ...edit,    expect: '401 404 404 403 404 404 200 404 403' },
    { on: 'spa, mandate', of: (m) => m.buy.spa.active.snapshot, ...edit,              expect: '401 404 404 200 404 404 403 404 403' },
    { on: 'a mandate without a company', of: (m) => m.bare.active.snapshot, ...edit,  expect: '401 404 404 409 404 404 403 404 403' },
    { on: 'paused by exclusivity', of: (m) => Number(m.sell.spa.paused?.snapshot), ...edit, expect: '401 404 404 404 403 404 409 404 403' },
    { on: 'completed', of: (m) => m.sell.completed.active.snapshot, ...edit,          expect: '401 404 404 403|409 404 404 409 404 403' },
    { on: 'cancelled', of: (m) => m.sell.spa.cancelled.snapshot, ...edit,             expect: '401 404 404 404 404 403|409 409 404 403' },
  ];

export const dealOpportunityRows: Row[] = [
  ...rowsOf('PATCH /api/deal_opportunities/:id/', [
    ...change(text),
    {
      on: 'what a mandate looks for',
      of: (m) => m.buy.spa.active.snapshot,
      send: () => form({ preferred_max_revenue: 8_000_000 }),
      expect: '401 404 404 403 404 404 200 404 403',
    },
    {
      on: 'a document as its picture',
      of: (m) => m.sell.introduction.active.room.documents,
      at: (m) => ({ id: m.sell.introduction.active.snapshot }),
      send: (_, id) => form({ background_image: id }),
      expect: '401 404 404 403 404 404 400 404 403',
    },
  ]),
  ...rowsOf(
    'POST /api/deal_opportunities/:id/update_revenues_completely/',
    change({ send: () => figuresOf(NEW) }),
  ),
  ...rowsOf(
    'POST /api/deal_opportunities/:id/update_offices_completely/',
    change({ send: () => officesOf(NEW) }),
  ),
];
