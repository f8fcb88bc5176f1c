import { paths } from '@handover/shared/contract';
import type { PublicQuery } from '../state/public-query.ts';

export const PAGE_SIZE = 6;

/** The newest published businesses for sale. */
export const latestOpportunities = {
  queryKey: ['opportunities', 'latest'],
  path: paths.opportunities,
  params: { ordering: '-created_at', page: 1, page_size: PAGE_SIZE, type_of_opportunity: 'sell' },
} as const satisfies PublicQuery;
