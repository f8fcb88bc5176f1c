import { dateIn } from '../people/deal.builder.ts';
import { dayEnd, dealOf, type EventRow, rivalDealOf, run, type Told, tick } from './event-row.ts';
import { done, type Scene } from './sale-scenario.ts';

const reason = 'The price does not fit any more';
/** All others who learn that it is sold. */
const soldTo = (s: Scene): Record<'rival' | 'newcomer' | 'fan', Told[]> => ({
  rival: [['deal_cancelled', rivalDealOf(s), { cause: 'sold' }]],
  newcomer: [['access_declined', `/user-deals?role=requester&request=${s.ids.request}`, { cause: 'sold' }]],
  // Its page says for a while that it is sold.
  fan: [['favorite_unavailable', `/opportunities/${s.ids.opportunity}`, { cause: 'sold' }]],
});

/** Events of the end of a deal: what the sides say of the sale, and who learns of it. */
export const COMPLETION_EVENTS: EventRow[] = [
  {
    event: 'completion declared -> the buyer side; refused with a reason -> the seller side',
    stage: 'closing',
    async act(s) {
      await done(s.seller.post(`${s.urls.deal}complete/`));
      await done(s.buyer.post(`${s.urls.deal}answer_completion/`, { confirmed: false, reason }));
    },
    told: (s) => ({
      buyer: [['completion_proposed', dealOf(s), { date: dateIn(7) }]],
      seller: [['completion_refused', dealOf(s), { reason }]],
    }),
  },
  {
    event: 'completion confirmed before -> the seller side; then completed -> the buyer side',
    stage: 'closing',
    async act(s) {
      await done(s.buyer.post(`${s.urls.deal}answer_completion/`, { confirmed: true }));
      await done(s.seller.post(`${s.urls.deal}complete/`));
    },
    told: (s) => ({
      seller: [['completion_announced', dealOf(s)]],
      buyer: [['deal_completed', dealOf(s)]],
      ...soldTo(s),
    }),
  },
  {
    event: 'completion without an answer 2 days before it takes effect -> the buyer side, once',
    stage: 'closing',
    async act(s) {
      await done(s.seller.post(`${s.urls.deal}complete/`));
      await tick(s, 'completions-remind');
      await run(s, `update completions set answer_by = '${dayEnd(2)}' where deal_id = ${s.ids.deal}`);
      await tick(s, 'completions-remind');
    },
    told: (s) => ({
      buyer: [
        ['completion_proposed', dealOf(s), { date: dateIn(7) }],
        ['completion_ending', dealOf(s), { count: 2, date: dateIn(2) }],
      ],
    }),
  },
  {
    event: 'completion without an answer after 7 days -> both; the rest as when it is confirmed',
    stage: 'closing',
    async act(s) {
      await done(s.seller.post(`${s.urls.deal}complete/`));
      await run(
        s,
        `update completions set answer_by = now() - interval '1 second' where deal_id = ${s.ids.deal}`,
      );
      await tick(s, 'deals-settle');
    },
    told: (s) => ({
      seller: [['deal_completed', dealOf(s)]],
      buyer: [
        ['completion_proposed', dealOf(s), { date: dateIn(7) }],
        ['deal_completed', dealOf(s)],
      ],
      ...soldTo(s),
    }),
  },
  {
    event: 'deal completed -> the other side; rivals, pending requesters and users with the favourite',
    stage: 'closing',
    async act(s) {
      await done(s.seller.post(`${s.urls.deal}complete/`));
      await done(s.buyer.post(`${s.urls.deal}answer_completion/`, { confirmed: true }));
    },
    told: (s) => ({
      seller: [['deal_completed', dealOf(s)]],
      buyer: [['completion_proposed', dealOf(s), { date: dateIn(7) }]],
      ...soldTo(s),
    }),
  },
];
