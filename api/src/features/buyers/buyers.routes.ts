import { paths } from '@handover/shared/contract';
import { buyerProfileFieldsSchema, buyerProfileSchema } from '@handover/shared/contract/schemas';
import { get, patch, type Routes } from '../../http/route.ts';
import { proofRule } from '../../storage/file-rule.ts';
import { changeOwnProfile, readOwnProfile } from './handlers/own-profile.ts';

export const buyerRoutes: Routes = {
  readBuyerProfile: get(paths.buyerProfile, {
    access: 'signed-in',
    summary: 'Read my buyer profile',
    description:
      'What the viewer tells sellers of themselves as a buyer. A seller reads it with a request that shows it, while the request waits or its deal is open.',
    response: buyerProfileSchema,
    handler: readOwnProfile,
  }),
  changeBuyerProfile: patch(paths.buyerProfile, {
    access: 'signed-in',
    provenOnly: true,
    summary: 'Change my buyer profile',
    description:
      'Changes the fields that are sent. A proof of funds takes the place of the present one; an empty `proof` removes it. What staff saw counts for the proof that they saw.',
    body: buyerProfileFieldsSchema,
    files: { proof: proofRule },
    response: buyerProfileSchema,
    handler: changeOwnProfile,
  }),
};
