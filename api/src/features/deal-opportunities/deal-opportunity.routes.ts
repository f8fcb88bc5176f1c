import { paths } from '@handover/shared/contract';
import * as schemas from '@handover/shared/contract/schemas';
import { patch, post, type Routes } from '../../http/route.ts';
import { editSnapshot, updateSnapshotOffices, updateSnapshotRevenues } from './handlers/edit-snapshot.ts';

const EDIT_ERRORS = [
  'deal.not_found',
  'deal.staff_read_only',
  'deal.snapshot_owner_only',
  'deal.other_side_only',
  'deal.no_company',
  'deal.wrong_status',
  'record.changed',
] as const;
const one = {
  access: 'signed-in',
  params: schemas.idParamsSchema,
  response: schemas.dealOpportunitySchema,
} as const;

export const dealOpportunityRoutes: Routes = {
  editDealOpportunity: patch(paths.dealOpportunity(':id'), {
    onBehalf: { about: 'snapshot', needs: 'edit' },
    ...one,
    summary: 'Edit the opportunity of a deal',
    description:
      'Changes what the deal shows; the opportunity on the market stays as it is. Its owner may, while the deal is active; of a mandate the owner changes what is wanted, and the seller what tells of the company.',
    errors: [...EDIT_ERRORS, 'background_image.unknown'],
    files: {},
    body: schemas.dealOpportunityPatchSchema,
    handler: editSnapshot,
  }),
  updateDealOpportunityRevenues: post(paths.dealOpportunityRevenues(':id'), {
    onBehalf: { about: 'snapshot', needs: 'edit' },
    ...one,
    summary: 'Replace the yearly figures of a deal',
    description: 'Replaces all yearly figures that the deal shows. The seller may, while the deal is active.',
    errors: EDIT_ERRORS,
    body: schemas.revenuesBodySchema,
    handler: updateSnapshotRevenues,
  }),
  updateDealOpportunityOffices: post(paths.dealOpportunityOffices(':id'), {
    onBehalf: { about: 'snapshot', needs: 'edit' },
    ...one,
    summary: 'Replace the offices of a deal',
    description: 'Replaces all offices that the deal shows. The seller may, while the deal is active.',
    errors: EDIT_ERRORS,
    body: schemas.officesBodySchema,
    handler: updateSnapshotOffices,
  }),
};
