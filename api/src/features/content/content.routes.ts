import {
  aboutUsSchema,
  contactBodySchema,
  contentQuerySchema,
  detailSchema,
  faqCategoryPageSchema,
  faqPageSchema,
  faqQuerySchema,
} from '@handover/shared/contract';
import { type Route, route } from '../../http/route.ts';
import { aboutUs } from './handlers/about-us.ts';
import { contactUs } from './handlers/contact-us.ts';
import { listFaq, listFaqCategories } from './handlers/list-faq.ts';

const read = { method: 'GET', access: 'anyone' } as const;

export const contentRoutes: Route[] = [
  route({
    ...read,
    url: '/api/faq-categories/',
    summary: 'Categories of frequent questions',
    query: contentQuerySchema,
    answer: faqCategoryPageSchema,
    handler: listFaqCategories,
  }),
  route({
    ...read,
    url: '/api/faq/',
    summary: 'Frequent questions, of one category or all',
    query: faqQuerySchema,
    answer: faqPageSchema,
    handler: listFaq,
  }),
  route({
    ...read,
    url: '/api/about_us/',
    summary: 'Who we are and how we work',
    answer: aboutUsSchema,
    handler: aboutUs,
  }),
  route({
    method: 'POST',
    url: '/api/contact_us/',
    access: 'anyone',
    summary: 'Write to us',
    status: 201,
    // Against a burst; the day's limit is counted in the database.
    rate: { max: 30, timeWindow: '1 minute' },
    body: contactBodySchema,
    answer: detailSchema,
    handler: contactUs,
  }),
];
