import {
  buyFieldsSchema,
  detailSchema,
  idParamsSchema,
  moderateBodySchema,
  myOpportunityQuerySchema,
  officesBodySchema,
  officesSchema,
  opportunityPageSchema,
  opportunityPatchSchema,
  opportunityQuerySchema,
  opportunitySchema,
  pageQuerySchema,
  paths,
  privateDataSchema,
  revenuesBodySchema,
  revenuesSchema,
  sellFieldsSchema,
} from '@handover/shared/contract';
import { type Route, route } from '../../http/route.ts';
import { createBuy, createSell } from './handlers/create-opportunity.ts';
import { deleteOpportunity } from './handlers/delete-opportunity.ts';
import { editOpportunity, updateOffices, updateRevenues } from './handlers/edit-opportunity.ts';
import { listForReview, listMine, listPublished } from './handlers/list-opportunities.ts';
import { moderateOpportunity } from './handlers/moderate-opportunity.ts';
import { readOpportunity } from './handlers/read-opportunity.ts';
import { readPrivateData } from './handlers/read-private-data.ts';
import { toggleFavorite } from './handlers/toggle-favorite.ts';

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
    url: paths.opportunities,
    access: 'anyone',
    operationId: 'listOpportunities',
    summary: 'Search opportunities',
    description: 'Lists the published opportunities, as their viewer may see them.',
    query: opportunityQuerySchema,
    answer: opportunityPageSchema,
    handler: listPublished,
  }),
  route({
    ...mine,
    url: paths.mySellOpportunities,
    operationId: 'listMySellOpportunities',
    summary: 'List what I sell',
    description: 'Lists the sell opportunities of the viewer, published or not.',
    handler: listMine('sell'),
  }),
  route({
    ...mine,
    url: paths.myBuyOpportunities,
    operationId: 'listMyBuyOpportunities',
    summary: 'List what I look for',
    description: 'Lists the mandates of the viewer, published or not.',
    handler: listMine('buy'),
  }),
  route({
    ...create,
    url: paths.createSell,
    operationId: 'createSellOpportunity',
    summary: 'Offer a company',
    description:
      'Creates a sell opportunity from a company of the viewer, with its offices and yearly figures. Staff review it before it is published.',
    errors: ['company.not_own', 'background_image.unknown'],
    body: sellFieldsSchema,
    handler: createSell,
  }),
  route({
    ...create,
    url: paths.createBuy,
    operationId: 'createBuyOpportunity',
    summary: 'Create a mandate',
    description: 'Creates a mandate to buy. Staff review it before it is published.',
    errors: ['background_image.unknown'],
    body: buyFieldsSchema,
    handler: createBuy,
  }),
  route({
    method: 'GET',
    url: paths.moderationQueue,
    access: 'staff',
    operationId: 'listModerationQueue',
    summary: 'List opportunities under review',
    description: 'Lists the opportunities that wait for a decision, the oldest first.',
    query: pageQuerySchema,
    answer: opportunityPageSchema,
    handler: listForReview,
  }),
  route({
    method: 'POST',
    url: paths.moderate(':id'),
    access: 'staff',
    operationId: 'moderateOpportunity',
    summary: 'Publish or reject an opportunity',
    description: 'Publishes an opportunity, or rejects it with a reason. Its owner is notified.',
    errors: ['opportunity.not_found'],
    params: idParamsSchema,
    body: moderateBodySchema,
    answer: opportunitySchema,
    handler: moderateOpportunity,
  }),
  route({
    method: 'GET',
    url: paths.opportunity(':id'),
    access: 'anyone',
    operationId: 'readOpportunity',
    summary: 'Read an opportunity',
    description:
      'Reads the public part of an opportunity, as its viewer may see it. One that is not published exists for its owner, staff and the parties of its deals.',
    errors: ['opportunity.not_found'],
    params: idParamsSchema,
    answer: opportunitySchema,
    handler: readOpportunity,
  }),
  route({
    ...one,
    method: 'GET',
    url: paths.opportunityPrivateData(':id'),
    operationId: 'readPrivateData',
    summary: 'Read the private data of an opportunity',
    description:
      'Reads the confidential part. The owner, the requester of a running deal, and staff, on record, may.',
    errors: ['opportunity.not_found', 'opportunity.access_required'],
    answer: privateDataSchema,
    handler: readPrivateData,
  }),
  route({
    ...one,
    method: 'PATCH',
    url: paths.opportunity(':id'),
    operationId: 'editOpportunity',
    summary: 'Edit an opportunity',
    description:
      'Changes the fields that are sent. Its owner may, until it is sold. A change of the public text or the sectors sends a published one back to review.',
    errors: [
      'opportunity.not_found',
      'opportunity.owner_only',
      'opportunity.sold',
      'record.changed',
      'opportunity.not_for_mandate',
      'opportunity.only_for_mandate',
      'company.not_own',
      'background_image.unknown',
    ],
    files: {},
    body: opportunityPatchSchema,
    answer: opportunitySchema,
    handler: editOpportunity,
  }),
  route({
    ...one,
    method: 'DELETE',
    url: paths.opportunity(':id'),
    operationId: 'deleteOpportunity',
    summary: 'Delete an opportunity',
    description:
      'Deletes an opportunity or, after a deal that has ended, takes it off the market. Its owner may, while no deal is running.',
    errors: ['opportunity.not_found', 'opportunity.owner_only', 'opportunity.deal_running'],
    status: 204,
    handler: deleteOpportunity,
  }),
  route({
    ...one,
    method: 'POST',
    url: paths.favorite(':id'),
    operationId: 'toggleFavorite',
    summary: 'Add or remove a favourite',
    description:
      'Adds a published opportunity to the favourites of the viewer, or removes it. Its owner may not.',
    errors: ['opportunity.not_found', 'opportunity.own_favorite', 'opportunity.not_published'],
    answer: detailSchema,
    handler: toggleFavorite,
  }),
  route({
    ...one,
    method: 'POST',
    url: paths.opportunityRevenues(':id'),
    operationId: 'updateOpportunityRevenues',
    summary: 'Replace the yearly figures of an opportunity',
    description: 'Replaces all yearly figures. Its owner may, until it is sold.',
    errors: ['opportunity.not_found', 'opportunity.owner_only', 'opportunity.sold', 'record.changed'],
    body: revenuesBodySchema,
    answer: revenuesSchema,
    handler: updateRevenues,
  }),
  route({
    ...one,
    method: 'POST',
    url: paths.opportunityOffices(':id'),
    operationId: 'updateOpportunityOffices',
    summary: 'Replace the offices of an opportunity',
    description: 'Replaces all offices. Its owner may, until it is sold.',
    errors: ['opportunity.not_found', 'opportunity.owner_only', 'opportunity.sold', 'record.changed'],
    body: officesBodySchema,
    answer: officesSchema,
    handler: updateOffices,
  }),
];
