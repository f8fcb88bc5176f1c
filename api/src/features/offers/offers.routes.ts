import { paths } from '@handover/shared/contract';
import {
  idParamsSchema,
  letterMarkBodySchema,
  letterMarkSchema,
  offersSchema,
} from '@handover/shared/contract/schemas';
import { get, post, type Routes } from '../../http/route.ts';
import { markLetter } from './handlers/mark-letter.ts';
import { readOffers } from './handlers/read-offers.ts';

const one = { access: 'signed-in', params: idParamsSchema } as const;

export const offerRoutes: Routes = {
  readOffers: get(paths.opportunityOffers(':id'), {
    ...one,
    summary: 'Read the offers for an opportunity',
    description:
      'Reads the open and the answered letters of all deals of a business for sale, with who sent them. Its owner may and, on record, staff.',
    errors: ['opportunity.not_found'],
    response: offersSchema,
    handler: readOffers,
  }),
  markLetter: post(paths.markLetter(':id'), {
    ...one,
    summary: 'Mark a letter of intent',
    description:
      'Keeps a mark and a note of a letter, in place of those before. The owner of the business may, and nobody else reads them.',
    errors: ['loi.not_found', 'deal.staff_read_only'],
    body: letterMarkBodySchema,
    response: letterMarkSchema,
    handler: markLetter,
  }),
};
