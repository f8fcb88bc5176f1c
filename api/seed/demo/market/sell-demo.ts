import type { addBacks, opportunities } from '../../../db/schema/index.ts';

/** A business for sale in the demo. Money in millions of its currency, for the latest full year. */
export interface SellDemo {
  title: string;
  company: string;
  owner: 'seller' | 'rival';
  sector: string;
  subSector: string;
  country: string;
  region: string;
  city: string;
  street: string;
  zipCode: string;
  revenue: number;
  ebitda: number | null;
  ask: number | null;
  staff: number;
  currency: 1 | 2 | 3 | 4;
  /** Yearly growth, e.g. 0.06. */
  growth: number;
  tags: string[];
  activity: string;
  proposition: string;
  ownership: string;
  /** What is added back to the EBITDA of the latest year, in units of the currency. */
  addBacks?: Pick<typeof addBacks.$inferInsert, 'kind' | 'amount' | 'reason'>[];
  /** The public facts that its seller has chosen to tell. */
  told?: Pick<
    typeof opportunities.$inferInsert,
    'reasonForSale' | 'foundedYear' | 'handoverMonths' | 'largestCustomer' | 'growthShown'
  >;
  state: 'published' | 'rejected' | 'review';
}

/** Fields that most of them share. */
export const french = { country: 'France', currency: 1, owner: 'seller', state: 'published' } as const;
