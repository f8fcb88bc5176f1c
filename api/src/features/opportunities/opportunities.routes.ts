import {
  buyFieldsSchema,
  detailSchema,
  idParamsSchema,
  moderateBodySchema,
  myOpportunityQuerySchema,
  officeSchema,
  officesBodySchema,
  opportunityPageSchema,
  opportunityPatchSchema,
  opportunityQuerySchema,
  opportunitySchema,
  pageQuerySchema,
  privateDataSchema,
  revenueSchema,
  revenuesBodySchema,
  sellFieldsSchema,
  stampSchema,
} from '@handover/shared/contract';
import { z } from 'zod';
import { type Route, route } from '../../http/route.ts';
import { createBuy, createSell } from './handlers/create-opportunity.ts';
import { deleteOpportunity } from './handlers/delete-opportunity.ts';
import { editOpportunity, updateOffices, updateRevenues } from './handlers/edit-opportunity.ts';
import { listForReview, listMine, listPublished } from './handlers/list-opportunities.ts';
import { moderateOpportunity } from './handlers/moderate-opportunity.ts';
import { readOpportunity } from './handlers/read-opportunity.ts';
import { readPrivateData } from './handlers/read-private-data.ts';
import { toggleFavorite } from './handlers/toggle-favorite.ts';

const url = '/api/opportunities/';
const signedIn = { access: 'signed-in' } as const;
const mine = {
  ...signedIn,
  method: 'GET',
  query: myOpportunityQuerySchema,
  answer: opportunityPageSchema,
} as const;
const create = { ...signedIn, method: 'POST', status: 201, files: {}, answer: opportunitySchema } as const;
const one = { ...signedIn, params: idParamsSchema } as const;

export const opportunityRoutes: Route[] = [
  route({
    method: 'GET',
    url,
    access: 'anyone',
    summary: 'Published opportunities',
    query: opportunityQuerySchema,
    answer: opportunityPageSchema,
    handler: listPublished,
  }),
  route({ ...mine, url: `${url}my_list_sell/`, summary: 'What I sell', handler: listMine('sell') }),
  route({ ...mine, url: `${url}my_list_buy/`, summary: 'What I look for', handler: listMine('buy') }),
  route({
    ...create,
    url: `${url}create_sell/`,
    summary: 'Offer a company',
    body: sellFieldsSchema,
    handler: createSell,
  }),
  route({
    ...create,
    url: `${url}create_buy/`,
    summary: 'Publish a mandate',
    body: buyFieldsSchema,
    handler: createBuy,
  }),
  route({
    method: 'GET',
    url: `${url}moderation_queue/`,
    access: 'staff',
    summary: 'Opportunities under review, oldest first',
    query: pageQuerySchema,
    answer: opportunityPageSchema,
    handler: listForReview,
  }),
  route({
    method: 'POST',
    url: `${url}:id/moderate/`,
    access: 'staff',
    summary: 'Publish or reject',
    params: idParamsSchema,
    body: moderateBodySchema,
    answer: opportunitySchema,
    handler: moderateOpportunity,
  }),
  route({
    method: 'GET',
    url: `${url}:id/`,
    access: 'anyone',
    summary: 'The teaser, as its viewer may see it',
    params: idParamsSchema,
    answer: opportunitySchema,
    handler: readOpportunity,
  }),
  route({
    ...one,
    method: 'GET',
    url: `${url}:id/private_data/`,
    summary: 'The confidential part',
    answer: privateDataSchema,
    handler: readPrivateData,
  }),
  route({
    ...one,
    method: 'PATCH',
    url: `${url}:id/`,
    summary: 'Edit an opportunity',
    files: {},
    body: opportunityPatchSchema,
    answer: opportunitySchema,
    handler: editOpportunity,
  }),
  route({
    ...one,
    method: 'DELETE',
    url: `${url}:id/`,
    summary: 'Delete an opportunity',
    status: 204,
    handler: deleteOpportunity,
  }),
  route({
    ...one,
    method: 'POST',
    url: `${url}:id/add_or_remove_from_favorites/`,
    summary: 'Toggle a favourite',
    answer: detailSchema,
    handler: toggleFavorite,
  }),
  route({
    ...one,
    method: 'POST',
    url: `${url}:id/update_revenues_completely/`,
    summary: 'Replace the yearly figures',
    body: revenuesBodySchema,
    answer: stampSchema.extend({ revenues: z.array(revenueSchema) }),
    handler: updateRevenues,
  }),
  route({
    ...one,
    method: 'POST',
    url: `${url}:id/update_offices_completely/`,
    summary: 'Replace the offices',
    body: officesBodySchema,
    answer: stampSchema.extend({ offices: z.array(officeSchema) }),
    handler: updateOffices,
  }),
];
