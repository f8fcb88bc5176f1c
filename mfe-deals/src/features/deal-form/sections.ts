import type { OpportunityType } from '@handover/shared/contract';
import type { RecordSection } from '@handover/shared/forms';
import type { DealFormValues } from '../../rules/deal-form-values.ts';

interface Section extends Omit<RecordSection, 'title'> {
  fields: (keyof DealFormValues)[];
}

const MARKET = ['sectors', 'sub_sectors', 'tags', 'country', 'region'] as const;

const RANGES = [
  'preferred_min_revenue',
  'preferred_max_revenue',
  'preferred_ebitda_min',
  'preferred_ebitda_max',
] as const;

const BUSINESS: Section[] = [
  {
    id: 'company',
    fields: ['company_name', 'website', 'phone', 'zip_code', 'city'],
    required: ['company_name'],
  },
  {
    id: 'description',
    fields: ['activity', 'unique_selling_proposition'],
    required: ['activity', 'unique_selling_proposition'],
  },
  { id: 'offices', fields: ['offices'] },
  { id: 'figures', fields: ['revenues', 'currency'], required: ['revenues'] },
  { id: 'confidential', fields: ['financial', 'operational_kpi', 'ownership_structure'] },
  { id: 'organisation', fields: ['organizational_chart'] },
];

export const SECTIONS: Record<OpportunityType | 'brought', Section[]> = {
  brought: BUSINESS,
  sell: [
    {
      id: 'deal',
      fields: ['project_title', 'asking_price', 'preferred_currency'],
      required: ['project_title'],
    },
    { id: 'market', fields: [...MARKET], required: ['sectors'] },
    ...BUSINESS,
  ],
  buy: [
    {
      id: 'search',
      fields: ['project_title', 'preferred_description'],
      required: ['project_title', 'preferred_description'],
    },
    { id: 'market', fields: [...MARKET], required: ['sectors'] },
    {
      id: 'ranges',
      fields: [...RANGES, 'preferred_currency'],
      filledBy: RANGES,
    },
  ],
};
