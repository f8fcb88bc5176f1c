import type { OpportunityType } from '@handover/shared/contract';

export interface ChapterOutline {
  id: string;
  fields: string[];
  /** What has to be there before the chapter is done. */
  required: string[];
  /** Where nothing is required: what counts as having used it. */
  optional?: string[];
}

export const chaptersOf: Record<OpportunityType, ChapterOutline[]> = {
  sell: [
    { id: 'business', fields: ['company_id', 'project_title'], required: ['company_id', 'project_title'] },
    {
      id: 'market',
      fields: ['sectors', 'sub_sectors', 'tags', 'country', 'region', 'background_image'],
      required: ['sectors'],
    },
    {
      id: 'story',
      fields: ['activity', 'unique_selling_proposition'],
      required: ['activity', 'unique_selling_proposition'],
    },
    { id: 'price', fields: ['asking_price', 'preferred_currency'], required: [], optional: ['asking_price'] },
    {
      id: 'secret',
      fields: ['financial', 'operational_kpi', 'ownership_structure'],
      required: [],
      optional: ['financial', 'operational_kpi', 'ownership_structure'],
    },
    {
      id: 'organisation',
      fields: ['organizational_chart'],
      required: [],
      optional: ['organizational_chart'],
    },
  ],
  buy: [
    {
      id: 'mandate',
      fields: ['project_title', 'preferred_description'],
      required: ['project_title', 'preferred_description'],
    },
    {
      id: 'market',
      fields: ['preferred_sectors', 'sub_sectors', 'tags', 'country', 'region', 'background_image'],
      required: ['preferred_sectors'],
    },
    {
      id: 'ranges',
      fields: [
        'preferred_min_revenue',
        'preferred_max_revenue',
        'preferred_ebitda_min',
        'preferred_ebitda_max',
        'preferred_currency',
      ],
      required: [],
      optional: [
        'preferred_min_revenue',
        'preferred_max_revenue',
        'preferred_ebitda_min',
        'preferred_ebitda_max',
      ],
    },
  ],
};

const isThere = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== '';

/** A chapter in which nothing is required is done as soon as it is used. */
export function isDone({ required, optional }: ChapterOutline, values: Record<string, unknown>): boolean {
  if (optional) return optional.some((name) => isThere(values[name]));
  return required.every((name) => isThere(values[name]));
}
