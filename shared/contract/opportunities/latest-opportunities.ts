import { paths } from '../wire/paths.ts';

/**
 * The query of the widget `latest-opportunities`: the newest published businesses for sale. The gateway makes it for visitors of the
 * main page, under the same key; a widget that asks for something else makes its own call.
 */
export const latestOpportunities = {
  queryKey: ['opportunities', 'latest'],
  path: paths.opportunities,
  params: { ordering: '-created_at', page: 1, page_size: 6, type_of_opportunity: 'sell' },
} as const;
