import {
  dealOpportunityPatchSchema,
  dealOpportunitySchema,
  idParamsSchema,
  officesBodySchema,
  paths,
  revenuesBodySchema,
} from '@handover/shared/contract';
import { type Route, route } from '../../http/route.ts';
import { editSnapshot, updateSnapshotOffices, updateSnapshotRevenues } from './handlers/edit-snapshot.ts';

const one = { access: 'signed-in', params: idParamsSchema, answer: dealOpportunitySchema } as const;

/** Outside of the entry point: these calls build on deals, and deals on the entry point. */
export const dealOpportunityRoutes: Route[] = [
  route({
    ...one,
    method: 'PATCH',
    url: paths.dealOpportunity(':id'),
    operationId: 'editDealOpportunity',
    summary: 'Edit the opportunity of a deal',
    description:
      'Changes what the deal shows; the opportunity on the market stays as it is. Its owner may, while the deal is active.',
    errors: [
      'deal.not_found',
      'deal.staff_read_only',
      'deal.snapshot_owner_only',
      'deal.wrong_status',
      'record.changed',
      'background_image.unknown',
    ],
    files: {},
    body: dealOpportunityPatchSchema,
    handler: editSnapshot,
  }),
  route({
    ...one,
    method: 'POST',
    url: paths.dealOpportunityRevenues(':id'),
    operationId: 'updateDealOpportunityRevenues',
    summary: 'Replace the yearly figures of a deal',
    description: 'Replaces all yearly figures that the deal shows. Its owner may, while the deal is active.',
    errors: [
      'deal.not_found',
      'deal.staff_read_only',
      'deal.snapshot_owner_only',
      'deal.wrong_status',
      'record.changed',
    ],
    body: revenuesBodySchema,
    handler: updateSnapshotRevenues,
  }),
  route({
    ...one,
    method: 'POST',
    url: paths.dealOpportunityOffices(':id'),
    operationId: 'updateDealOpportunityOffices',
    summary: 'Replace the offices of a deal',
    description: 'Replaces all offices that the deal shows. Its owner may, while the deal is active.',
    errors: [
      'deal.not_found',
      'deal.staff_read_only',
      'deal.snapshot_owner_only',
      'deal.wrong_status',
      'record.changed',
    ],
    body: officesBodySchema,
    handler: updateSnapshotOffices,
  }),
];
