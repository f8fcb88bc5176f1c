import { paths } from '@handover/shared/contract';
import * as schemas from '@handover/shared/contract/schemas';
import { get, post, type Routes } from '../../http/route.ts';
import { aboutUs } from './handlers/about-us.ts';
import { contactUs } from './handlers/contact-us.ts';
import { listFaq, listFaqCategories } from './handlers/list-faq.ts';

const read = { access: 'anyone', publicRead: {} } as const;

export const contentRoutes: Routes = {
  listFaqCategories: get(paths.faqCategories, {
    ...read,
    summary: 'List categories of questions',
    description: 'Lists the categories of the frequent questions, in the order in which they are to be read.',
    query: schemas.contentQuerySchema,
    response: schemas.faqCategoryPageSchema,
    handler: listFaqCategories,
  }),
  listFaq: get(paths.faq, {
    ...read,
    summary: 'List frequent questions',
    description: 'Lists the frequent questions with their answers, of one category or of all.',
    query: schemas.faqQuerySchema,
    response: schemas.faqPageSchema,
    handler: listFaq,
  }),
  readAboutUs: get(paths.aboutUs, {
    ...read,
    summary: 'Read about us',
    description: 'Gives the texts and figures of the page about us.',
    response: schemas.aboutUsSchema,
    handler: aboutUs,
  }),
  contactUs: post(paths.contactUs, {
    access: 'anyone',
    summary: 'Write to us',
    description: 'Sends a message to the team. An address may write a few a day.',
    errors: ['contact.too_many'],
    status: 201,
    // Stops a burst; the day's limit is counted in the database.
    rate: { max: 30, timeWindow: '1 minute' },
    body: schemas.contactBodySchema,
    response: schemas.detailSchema,
    handler: contactUs,
  }),
};
