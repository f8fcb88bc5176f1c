import { paths } from '@handover/shared/contract';
import * as schemas from '@handover/shared/contract/schemas';
import { del, get, patch, post, type Routes } from '../../http/route.ts';
import { readFits } from './fits/read-fits.ts';
import { changeSearch, listSearches, lookAtSearch, removeSearch } from './handlers/own-searches.ts';
import { restoreSearch } from './handlers/restore-search.ts';
import { saveSearch } from './handlers/save-search.ts';

const one = {
  access: 'signed-in',
  params: schemas.idParamsSchema,
} as const;

export const savedSearchRoutes: Routes = {
  listSavedSearches: get(paths.savedSearches, {
    access: 'signed-in',
    summary: 'List my saved searches',
    description:
      'Lists the saved searches of the viewer, the newest first, and their published mandates, each of which is a search by itself; with the number of listings that are new since the last look.',
    query: schemas.pageQuerySchema,
    response: schemas.savedSearchPageSchema,
    handler: listSearches,
  }),
  saveSearch: post(paths.savedSearches, {
    access: 'signed-in',
    summary: 'Save a search',
    description:
      'Keeps filters of the public list under a name. What is published from now on is compared with them; the alert says when the viewer is told.',
    status: 201,
    errors: ['saved_search.too_many'],
    body: schemas.savedSearchBodySchema,
    response: schemas.savedSearchSchema,
    handler: saveSearch,
  }),
  changeSavedSearch: patch(paths.savedSearch(':id'), {
    ...one,
    summary: 'Change a saved search',
    description: 'Changes the name or the alert. A mandate has its title, and only its alert changes here.',
    errors: ['saved_search.not_found', 'saved_search.of_mandate'],
    body: schemas.savedSearchPatchSchema,
    response: schemas.savedSearchSchema,
    handler: changeSearch,
  }),
  lookAtSavedSearch: post(paths.lookAtSearch(':id'), {
    ...one,
    summary: 'Look at what a saved search finds',
    description: 'Notes the last look of the viewer: nothing is new until the next listing is published.',
    errors: ['saved_search.not_found'],
    response: schemas.savedSearchSchema,
    handler: lookAtSearch,
  }),
  deleteSavedSearch: del(paths.savedSearch(':id'), {
    ...one,
    summary: 'Delete a saved search',
    description:
      'Deletes a saved search of the viewer, which can be taken back for a day. That of a mandate ends with the mandate.',
    status: 204,
    errors: ['saved_search.not_found', 'saved_search.of_mandate'],
    handler: removeSearch,
  }),
  restoreSavedSearch: post(paths.restoreSearch(':id'), {
    ...one,
    summary: 'Take back that a saved search was deleted',
    description:
      'Within a day the same search is there again, with what it has found meanwhile. One that is not deleted stays as it is.',
    errors: ['saved_search.not_found', 'saved_search.too_many'],
    response: schemas.savedSearchSchema,
    handler: restoreSearch,
  }),
  readOpportunityFits: get(paths.opportunityFits(':id'), {
    ...one,
    summary: 'Compare an opportunity with those of the other type',
    description:
      'For its owner: the published listings of others that suit it, the best first. For anyone else: their own published mandates (of a business for sale) or sales (of a mandate) beside it. Line by line, by what both say in public.',
    errors: ['opportunity.not_found'],
    query: schemas.pageQuerySchema,
    response: schemas.fitPageSchema,
    handler: readFits,
  }),
};
