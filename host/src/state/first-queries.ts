import { aboutUs } from '../content/about/about-us-read.ts';
import { faqCategories, faqQuestions } from '../content/faq/faq-reads.ts';
import { latestOpportunities } from '../home/latest-opportunities.ts';
import type { PublicQuery } from './public-query.ts';

/** What a page of the host asks for first, by its name. The gateway writes the answers into the html of a visitor. */
export const firstQueries: Readonly<Record<string, readonly PublicQuery[]>> = {
  home: [latestOpportunities],
  faq: [faqCategories, faqQuestions],
  'about-us': [aboutUs],
};
