import { type Opportunity, type Paged, paths } from '@handover/shared/contract';
import { opportunityPicture } from '@handover/shared/contract/hosting';
import * as schemas from '@handover/shared/contract/schemas';
import { del, get, patch, post, type Routes } from '../../http/route.ts';
import { readFeed } from './feed/read-feed.ts';
import { checkIdentity } from './handlers/check-identity.ts';
import { createBuy, createSell } from './handlers/create-opportunity.ts';
import { deleteOpportunity } from './handlers/delete-opportunity.ts';
import { editOpportunity, updateOffices, updateRevenues } from './handlers/edit-opportunity.ts';
import { listMine, listPublished } from './handlers/list-opportunities.ts';
import { readOpportunity } from './handlers/read-opportunity.ts';
import { readPrivateData } from './handlers/read-private-data.ts';
import { toggleFavorite } from './handlers/toggle-favorite.ts';
import { readLanding } from './landing/read-landing.ts';
import { readPicture } from './picture/read-picture.ts';
import { reviewRoutes } from './review.routes.ts';
import { acknowledgeCompanyChanges, readCompanyChanges } from './take-over/company-changes.ts';
import { takeOverDocuments } from './take-over/take-over-documents.ts';

const signedIn = { access: 'signed-in' } as const;
const mine = { ...signedIn, response: schemas.opportunityPageSchema } as const;
const create = {
  ...signedIn,
  provenOnly: true,
  status: 201,
  files: {},
  response: schemas.opportunityDetailSchema,
} as const;
const one = { ...signedIn, params: schemas.idParamsSchema } as const;
const EDIT_ERRORS = [
  'opportunity.not_found',
  'opportunity.owner_only',
  'opportunity.sold',
  'record.changed',
] as const;

/** Whether the response has data that only its owner, staff and the party of a deal can read. */
const isConfidential = ({ own, exact }: Opportunity) => own !== null || exact !== null;

export const opportunityRoutes: Routes = {
  listOpportunities: get(paths.opportunities, {
    access: 'anyone',
    publicRead: { isConfidential: ({ results }: Paged<Opportunity>) => results.some(isConfidential) },
    summary: 'Search opportunities',
    description:
      'Lists the published opportunities, as their viewer may see them; among the favourites also what was sold lately. `project_title` is searched for in title, teaser, sectors, tags and place, in both languages, with typos forgiven. Revenue and EBITDA of a business for sale are compared by its public bands.',
    query: schemas.opportunityQuerySchema,
    response: schemas.opportunityPageSchema,
    handler: listPublished,
  }),
  readOpportunityFeed: get(paths.opportunityFeed, {
    access: 'guest',
    publicRead: {},
    summary: 'Read opportunities as a feed',
    description:
      'The 50 newest published opportunities that these filters find, the last published first, as RSS 2.0 or JSON Feed in a language. It has what visitors may read, whoever asks.',
    query: schemas.opportunityFeedQuerySchema,
    handler: readFeed,
  }),
  readLanding: get(paths.landing, {
    access: 'guest',
    publicRead: {},
    summary: 'Read a landing page',
    description:
      'How many opportunities are published in a sector, a region, or both, by the slugs of an address or the ids of a filter, and the pages within it that have some. Without any it is that of the whole list. It is the same for everyone.',
    errors: ['request.not_found'],
    query: schemas.landingQuerySchema,
    response: schemas.landingSchema,
    handler: readLanding,
  }),
  listMySellOpportunities: get(paths.mySellOpportunities, {
    onBehalf: { about: 'list', needs: 'read' },
    ...mine,
    summary: 'List what I sell',
    description:
      'Lists the sell opportunities of the viewer, published or not, and what they have sold; with `company_id` those made of one company. `ordering=-needs_answer` puts those first that are rejected or have a request waiting.',
    query: schemas.mySellQuerySchema,
    handler: listMine('sell'),
  }),
  listMyBuyOpportunities: get(paths.myBuyOpportunities, {
    onBehalf: { about: 'list', needs: 'read' },
    ...mine,
    summary: 'List what I look for',
    description:
      'Lists the mandates of the viewer, published or not, and those that are fulfilled. `ordering=-needs_answer` puts those first that are rejected or have a request waiting.',
    query: schemas.myOpportunityQuerySchema,
    handler: listMine('buy'),
  }),
  createSellOpportunity: post(paths.createSell, {
    onBehalf: { about: 'company', needs: 'edit', idOf: ({ body }) => body.company_id },
    ...create,
    summary: 'Offer a company',
    description:
      'Creates a sell opportunity from a company of the viewer, with its offices, yearly figures and the files that are named. Staff review it before it is published.',
    errors: ['company.not_own', 'company.sold', 'background_image.unknown'],
    body: schemas.sellFieldsSchema,
    handler: createSell,
  }),
  checkIdentity: post(paths.identityCheck, {
    onBehalf: { about: 'company', needs: 'edit', idOf: ({ body }) => body.company_id },
    ...signedIn,
    summary: 'Check a teaser for what tells whose it is',
    description:
      'Searches the public texts of a listing, as they stand in the form, the file name of its picture, and the names of tags and a region that users have made, for what tells whose business it is: its name, people, contact data, places, numbers and rare words of its private texts. The owner of the company may.',
    errors: ['company.not_own', 'background_image.unknown'],
    rate: { max: 60, timeWindow: '10 minutes' },
    body: schemas.identityCheckBodySchema,
    response: schemas.identityHitsSchema,
    handler: checkIdentity,
  }),
  createBuyOpportunity: post(paths.createBuy, {
    ...create,
    summary: 'Create a mandate',
    description: 'Creates a mandate to buy. Staff review it before it is published.',
    errors: ['background_image.unknown'],
    body: schemas.buyFieldsSchema,
    handler: createBuy,
  }),
  ...reviewRoutes,
  readOpportunity: get(paths.opportunity(':id'), {
    onBehalf: { about: 'opportunity', needs: 'read' },
    access: 'anyone',
    publicRead: { isConfidential },
    summary: 'Read an opportunity',
    description:
      'Reads the public part of an opportunity, as its viewer may see it; with `as_stranger` as everyone would see it. One that is not published exists for its owner, staff and the parties of its deals; of one that was sold lately everyone reads the title, sectors and place.',
    errors: ['opportunity.not_found'],
    params: schemas.idParamsSchema,
    query: schemas.readOpportunityQuerySchema,
    response: schemas.opportunityDetailSchema,
    handler: readOpportunity,
  }),
  readOpportunityPicture: get(opportunityPicture(':id'), {
    access: 'guest',
    summary: 'Read the picture of an opportunity',
    description:
      'The picture of a published opportunity for previews of links, of 1200 by 630 pixels, as JPEG: its face, title, sectors and place, in a language. It has what visitors may read, whoever asks.',
    errors: ['opportunity.not_found'],
    params: schemas.idParamsSchema,
    query: schemas.opportunityPictureQuerySchema,
    handler: readPicture,
  }),
  readPrivateData: get(paths.opportunityPrivateData(':id'), {
    onBehalf: { about: 'opportunity', needs: 'read' },
    ...one,
    summary: 'Read the private data of an opportunity',
    description:
      'Reads the confidential part. The owner, the requester of a running deal, and staff, on record, may.',
    errors: ['opportunity.not_found', 'opportunity.access_required'],
    response: schemas.privateDataSchema,
    handler: readPrivateData,
  }),
  editOpportunity: patch(paths.opportunity(':id'), {
    onBehalf: { about: 'opportunity', needs: 'edit' },
    ...one,
    summary: 'Edit an opportunity',
    description:
      'Changes the fields that are sent. Its owner may, until it is sold. A change of the public text or the sectors sends a published one back to review. A rejected one is submitted again by any edit, one without fields too.',
    errors: [
      ...EDIT_ERRORS,
      'opportunity.not_for_mandate',
      'opportunity.only_for_mandate',
      'company.not_own',
      'company.sold',
      'background_image.unknown',
      'delegation.principal_only',
    ],
    provenOnly: true,
    files: {},
    body: schemas.opportunityPatchSchema,
    response: schemas.opportunityDetailSchema,
    handler: editOpportunity,
  }),
  deleteOpportunity: del(paths.opportunity(':id'), {
    onBehalf: { about: 'opportunity', needs: 'never' },
    ...one,
    summary: 'Delete an opportunity',
    description:
      'Deletes an opportunity or, after a deal that has ended, takes it off the market. Its owner may, while no deal is running.',
    errors: ['opportunity.not_found', 'opportunity.owner_only', 'opportunity.deal_running'],
    status: 204,
    handler: deleteOpportunity,
  }),
  readCompanyChanges: get(paths.companyChanges(':id'), {
    onBehalf: { about: 'opportunity', needs: 'read' },
    ...one,
    summary: 'Read what changed in the company',
    description:
      'Reads what differs between the company and what the opportunity took over of it, with both values. Its owner may.',
    errors: ['opportunity.not_found', 'opportunity.owner_only'],
    response: schemas.companyChangesSchema,
    handler: readCompanyChanges,
  }),
  acknowledgeCompanyChanges: post(paths.companyChanges(':id'), {
    onBehalf: { about: 'opportunity', needs: 'edit' },
    ...one,
    summary: 'Acknowledge what changed in the company',
    description:
      'Remembers the company as it was read; what was not taken over is not offered again. With the `version` that was read as `If-Match`, a company that has changed since is 409. Its owner may, until it is sold.',
    errors: EDIT_ERRORS,
    response: schemas.companyChangesSchema,
    handler: acknowledgeCompanyChanges,
  }),
  takeOverDocuments: post(paths.takeOverDocuments(':id'), {
    onBehalf: { about: 'opportunity', needs: 'edit' },
    ...one,
    summary: 'Take documents over from the company',
    description:
      'Copies files of the company into the opportunity, each into its group, all or none; what is there already is not copied again. Its owner may, until it is sold.',
    status: 201,
    errors: [...EDIT_ERRORS, 'file.ledger_exists'],
    body: schemas.takeOverDocumentsBodySchema,
    response: schemas.uploadedFilesSchema,
    handler: takeOverDocuments,
  }),
  toggleFavorite: post(paths.favorite(':id'), {
    ...one,
    summary: 'Add or remove a favourite',
    description:
      'Adds a published opportunity to the favourites of the viewer, or removes it, also when it is sold. Its owner may not.',
    errors: ['opportunity.not_found', 'opportunity.own_favorite', 'opportunity.not_published'],
    response: schemas.detailSchema,
    handler: toggleFavorite,
  }),
  updateOpportunityRevenues: post(paths.opportunityRevenues(':id'), {
    onBehalf: { about: 'opportunity', needs: 'edit' },
    ...one,
    summary: 'Replace the yearly figures of an opportunity',
    description: 'Replaces all yearly figures. Its owner may, until it is sold.',
    errors: EDIT_ERRORS,
    body: schemas.revenuesBodySchema,
    response: schemas.revenuesSchema,
    handler: updateRevenues,
  }),
  updateOpportunityOffices: post(paths.opportunityOffices(':id'), {
    onBehalf: { about: 'opportunity', needs: 'edit' },
    ...one,
    summary: 'Replace the offices of an opportunity',
    description: 'Replaces all offices. Its owner may, until it is sold.',
    errors: EDIT_ERRORS,
    body: schemas.officesBodySchema,
    response: schemas.officesSchema,
    handler: updateOffices,
  }),
};
