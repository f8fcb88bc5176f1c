import { notifications } from '../../db/schema/index.ts';
import { publishMandate, registerCompany } from '../people/business.builder.ts';
import { startDeal } from '../people/deal.builder.ts';
import type { EventRow } from './event-row.ts';
import { done } from './sale-scenario.ts';

/** The deal of the mandate that the seller of the scene has, who buys here. */
const deals = new Map<unknown, number>();

export const MANDATE_EVENTS: EventRow[] = [
  {
    event: 'a company attached to the deal of a mandate -> its owner',
    stage: 'offered',
    async act(s) {
      const deal = await startDeal(s.seller, s.buyer, await publishMandate(s.seller));
      deals.set(s.app, deal);
      await s.app.db.delete(notifications);
      const company_id = await registerCompany(s.buyer);
      await done(s.buyer.post(`/api/deals/${deal}/attach_company/`, { company_id }));
    },
    told: (s) => ({
      seller: [
        [
          'company_attached',
          `/user-deals/view/${deals.get(s.app)}?tab=data-room`,
          { project_title: 'Looking for a bakery' },
        ],
      ],
    }),
  },
];
