import { latestOpportunities } from '../home/latest-opportunities.ts';
import type { PublicQuery } from './public-query.ts';

/** What a page of the host asks for first, by its name. The gateway writes the answers into the html of a visitor. */
export const firstQueries: Readonly<Record<string, readonly PublicQuery[]>> = {
  home: [latestOpportunities],
};
