import type { OpportunityType } from '@handover/shared/contract';
import type { DealValues } from './deal-values.ts';

type Name = keyof DealValues;
interface Chapter {
  id: string;
  fields: Name[];
  /** What has to be there; where nothing has to, the chapter is done as soon as one of its fields is used. */
  required: Name[];
}

const OUTLINE: Record<OpportunityType, Chapter[]> = {
  sell: [
    {
      id: 'deal',
      fields: ['project_title', 'asking_price', 'preferred_currency'],
      required: ['project_title'],
    },
    {
      id: 'company',
      fields: ['company_name', 'website', 'phone', 'zip_code', 'city'],
      required: ['company_name'],
    },
    {
      id: 'story',
      fields: ['activity', 'unique_selling_proposition'],
      required: ['activity', 'unique_selling_proposition'],
    },
    { id: 'offices', fields: ['offices'], required: [] },
    { id: 'figures', fields: ['revenues', 'currency'], required: ['revenues'] },
    { id: 'texts', fields: ['financial', 'operational_kpi', 'ownership_structure'], required: [] },
  ],
  buy: [
    {
      id: 'search',
      fields: ['project_title', 'preferred_description'],
      required: ['project_title', 'preferred_description'],
    },
    {
      id: 'ranges',
      fields: [
        'preferred_min_revenue',
        'preferred_max_revenue',
        'preferred_ebitda_min',
        'preferred_ebitda_max',
      ],
      required: [],
    },
  ],
};

const isThere = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== '';

/** The chapters of the form of a sale or of a mandate, with their state as far as the values tell it. */
export const chaptersOf = (type: OpportunityType, values: DealValues) =>
  OUTLINE[type].map(({ id, fields, required }) => ({
    id,
    fields,
    optional: required.length === 0,
    done:
      required.length === 0
        ? fields.some((name) => isThere(values[name]))
        : required.every((name) => isThere(values[name])),
  }));
