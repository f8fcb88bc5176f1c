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
    { id: 'market', fields: ['sectors', 'sub_sectors', 'tags', 'country', 'region'], required: ['sectors'] },
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
  ],
  buy: [
    {
      id: 'mandate',
      fields: ['project_title', 'preferred_description'],
      required: ['project_title', 'preferred_description'],
    },
    {
      id: 'market',
      fields: ['preferred_sectors', 'sub_sectors', 'tags', 'country', 'region'],
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

export type ChapterState = 'done' | 'missing' | 'optional' | 'wrong';

const isThere = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== '';

export function chapterState(
  { fields, required, optional }: ChapterOutline,
  values: Record<string, unknown>,
  errors: Record<string, unknown>,
): ChapterState {
  if (fields.some((name) => errors[name])) return 'wrong';
  if (optional) return optional.some((name) => isThere(values[name])) ? 'done' : 'optional';
  return required.every((name) => isThere(values[name])) ? 'done' : 'missing';
}
