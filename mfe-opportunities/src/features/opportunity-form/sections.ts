import type { OpportunityType } from '@handover/shared/contract';
import type { RecordSection } from '@handover/shared/forms';
import type { BuyValues } from './buy-kind.ts';
import type { SellValues } from './sell-kind.ts';

interface Section<Values> extends Omit<RecordSection, 'title'> {
  fields: (keyof Values & string)[];
}
/** The picture may be left out: the pattern takes its place. */
const MARKET = ['sub_sectors', 'tags', 'country', 'region'] as const;

const sell: Section<SellValues>[] = [
  { id: 'business', fields: ['company_id', 'project_title'], required: ['company_id', 'project_title'] },
  {
    id: 'market',
    fields: ['sectors', ...MARKET, 'background_image'],
    required: ['sectors'],
    filledBy: ['sectors', ...MARKET],
  },
  {
    id: 'description',
    fields: ['activity', 'unique_selling_proposition'],
    required: ['activity', 'unique_selling_proposition'],
  },
  {
    id: 'facts',
    fields: ['growth_shown', 'founded_year', 'handover_months', 'largest_customer', 'reason_for_sale'],
    filledBy: ['founded_year', 'handover_months', 'largest_customer', 'reason_for_sale'],
  },
  { id: 'price', fields: ['asking_price', 'preferred_currency'], filledBy: ['asking_price'] },
  { id: 'figures', fields: ['revenues', 'currency'], required: ['revenues'] },
  { id: 'offices', fields: ['city', 'zip_code', 'offices'] },
  { id: 'confidential', fields: ['financial', 'operational_kpi', 'ownership_structure'] },
  { id: 'organisation', fields: ['organizational_chart'] },
  { id: 'documents', fields: [] },
];

const RANGES = [
  'preferred_min_revenue',
  'preferred_max_revenue',
  'preferred_ebitda_min',
  'preferred_ebitda_max',
] as const;

const buy: Section<BuyValues>[] = [
  {
    id: 'mandate',
    fields: ['project_title', 'preferred_description'],
    required: ['project_title', 'preferred_description'],
  },
  {
    id: 'market',
    fields: ['preferred_sectors', ...MARKET, 'background_image'],
    required: ['preferred_sectors'],
    filledBy: ['preferred_sectors', ...MARKET],
  },
  { id: 'ranges', fields: [...RANGES, 'preferred_currency'], filledBy: RANGES },
];

export const SECTIONS: Record<OpportunityType, Omit<RecordSection, 'title'>[]> = { sell, buy };
