import {
  dealOpportunityPatchSchema,
  dealOpportunitySchema,
  idParamsSchema,
  officesBodySchema,
  revenuesBodySchema,
} from '@handover/shared/contract';
import { type Route, route } from '../../http/route.ts';
import { editSnapshot, updateSnapshotOffices, updateSnapshotRevenues } from './handlers/edit-snapshot.ts';

const url = '/api/deal_opportunities/:id/';
const one = { access: 'signed-in', params: idParamsSchema, answer: dealOpportunitySchema } as const;

/** Outside of the door: these calls build on deals, and deals on the door. */
export const dealOpportunityRoutes: Route[] = [
  route({
    ...one,
    method: 'PATCH',
    url,
    summary: 'Edit the snapshot a deal is about',
    files: {},
    body: dealOpportunityPatchSchema,
    handler: editSnapshot,
  }),
  route({
    ...one,
    method: 'POST',
    url: `${url}update_revenues_completely/`,
    summary: 'Replace the yearly figures of a snapshot',
    body: revenuesBodySchema,
    handler: updateSnapshotRevenues,
  }),
  route({
    ...one,
    method: 'POST',
    url: `${url}update_offices_completely/`,
    summary: 'Replace the offices of a snapshot',
    body: officesBodySchema,
    handler: updateSnapshotOffices,
  }),
];
