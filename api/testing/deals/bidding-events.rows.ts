import { dateIn, sendLetter } from '../people/deal.builder.ts';
import { dealOf, type EventRow, letterOf, rivalDealOf, run, tick } from './event-row.ts';
import { done } from './sale-scenario.ts';

const reason = 'The price does not fit any more';

/** Events of bid dates and counter-proposals. */
export const BIDDING_EVENTS: EventRow[] = [
  {
    event:
      'bid date set, moved, near, removed -> bidders, those alone who have sent no letter when it is near',
    stage: 'letter',
    async act(s) {
      const url = `${s.urls.opportunity}bid_date/`;
      await done(s.seller.post(url, { date: dateIn(3) }));
      await tick(s, 'bid-dates-remind');
      await done(s.seller.post(url, { date: dateIn(9) }));
      await done(s.seller.delete(url));
    },
    told: (s) => {
      const own = `${dealOf(s)}?tab=loi`;
      const other = `${rivalDealOf(s)}?tab=loi`;
      return {
        buyer: [
          ['bid_date_set', own, { date: dateIn(3) }],
          ['bid_date_set', own, { date: dateIn(9) }],
          ['bid_date_removed', own, { date: dateIn(9) }],
        ],
        rival: [
          ['bid_date_set', other, { date: dateIn(3) }],
          ['bid_date_ending', other, { date: dateIn(3), count: 3 }],
          ['bid_date_set', other, { date: dateIn(9) }],
          ['bid_date_removed', other, { date: dateIn(9) }],
        ],
      };
    },
  },
  {
    event: 'the bid date of sealed letters is over -> the owner, once',
    stage: 'deal',
    async act(s) {
      await done(s.seller.post(`${s.urls.opportunity}bid_date/`, { date: dateIn(3), sealed: true }));
      s.ids.letter = await sendLetter(s.buyer, s.ids.deal);
      await run(s, `update bid_dates set date = '${dateIn(-1)}'`);
      await tick(s, 'deals-settle');
    },
    told: (s) => ({
      seller: [
        ['loi_submitted', letterOf(s)],
        ['letters_opened', `/user-deals/offers/${s.ids.opportunity}`],
      ],
      buyer: [['bid_date_set', `${dealOf(s)}?tab=loi`, { date: dateIn(3) }]],
      rival: [['bid_date_set', `${rivalDealOf(s)}?tab=loi`, { date: dateIn(3) }]],
    }),
  },
  {
    event: 'counter-proposal -> buyer side; declined, and taken over -> seller side',
    stage: 'letter',
    async act(s) {
      const counter = {
        price: 4_000_000,
        currency: 1,
        structure: null,
        exclusivity_days: 45,
        expiration_date: dateIn(20),
      };
      await done(s.seller.post(`${s.urls.letter}counter/`, counter));
      await done(s.buyer.post(`${s.urls.letter}decline_counter/`, { reason }));
      const { counter_proposals: made } = await done(s.seller.post(`${s.urls.letter}counter/`, counter));
      await done(s.buyer.patch(s.urls.letter, { counter_proposal: made[1].id, price: 4_000_000 }));
    },
    told: (s) => ({
      buyer: [
        ['loi_countered', letterOf(s)],
        ['loi_countered', letterOf(s)],
      ],
      seller: [
        ['counter_declined', letterOf(s), { reason }],
        ['counter_taken_over', letterOf(s)],
      ],
    }),
  },
];
