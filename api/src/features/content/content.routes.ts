import {
  aboutUsSchema,
  contactBodySchema,
  contentQuerySchema,
  detailSchema,
  faqCategoryPageSchema,
  faqPageSchema,
  faqQuerySchema,
  paths,
} from '@handover/shared/contract';
import { type Route, route } from '../../http/route.ts';
import { aboutUs } from './handlers/about-us.ts';
import { contactUs } from './handlers/contact-us.ts';
import { listFaq, listFaqCategories } from './handlers/list-faq.ts';

const read = { method: 'GET', access: 'anyone' } as const;

export const contentRoutes: Route[] = [
  route({
    ...read,
    url: paths.faqCategories,
    operationId: 'listFaqCategories',
    summary: 'List categories of questions',
    description: 'Lists the categories of the frequent questions, in the order in which they are to be read.',
    query: contentQuerySchema,
    answer: faqCategoryPageSchema,
    handler: listFaqCategories,
  }),
  route({
    ...read,
    url: paths.faq,
    operationId: 'listFaq',
    summary: 'List frequent questions',
    description: 'Lists the frequent questions with their answers, of one category or of all.',
    query: faqQuerySchema,
    answer: faqPageSchema,
    handler: listFaq,
  }),
  route({
    ...read,
    url: paths.aboutUs,
    operationId: 'readAboutUs',
    summary: 'Read about us',
    description: 'Gives the texts and figures of the page about us.',
    answer: aboutUsSchema,
    handler: aboutUs,
  }),
  route({
    method: 'POST',
    url: paths.contactUs,
    access: 'anyone',
    operationId: 'contactUs',
    summary: 'Write to us',
    description: 'Sends a message to the team. An address may write a few a day.',
    errors: ['contact.too_many'],
    status: 201,
    // Against a burst; the day's limit is counted in the database.
    rate: { max: 30, timeWindow: '1 minute' },
    body: contactBodySchema,
    answer: detailSchema,
    handler: contactUs,
  }),
];
