import { latestOpportunities } from '@handover/shared/contract';
import { aboutUs } from '../api/about-us.api.ts';
import { faqCategories, faqQuestions } from '../api/faq.api.ts';
import type { PublicQuery } from '../api/public-query.ts';

/**
 * The first queries of the host's public pages, and of the widget on the main page. For visitors the gateway makes them
 * and writes the results into the html.
 */
export const prefetchedQueries: Readonly<Record<string, readonly PublicQuery[]>> = {
  home: [latestOpportunities],
  faq: [faqCategories, faqQuestions],
  'about-us': [aboutUs],
};
