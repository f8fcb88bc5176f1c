import { paths } from '@handover/shared/contract';
import * as schemas from '@handover/shared/contract/schemas';
import { del, get, post, type Routes } from '../../http/route.ts';
import { markLetter } from './handlers/mark-letter.ts';
import { readOffers } from './handlers/read-offers.ts';
import { removeBidDate, setBidDate } from './handlers/set-bid-date.ts';

const one = { access: 'signed-in', params: schemas.idParamsSchema } as const;

const BID_DATE_ERRORS = [
  'opportunity.not_found',
  'deal.staff_read_only',
  'bid_date.not_published',
  'bid_date.letters_sealed',
] as const;

export const offerRoutes: Routes = {
  readOffers: get(paths.opportunityOffers(':id'), {
    onBehalf: { about: 'opportunity', needs: 'read' },
    ...one,
    summary: 'Read the offers for an opportunity',
    description:
      'Reads the open and the answered letters of all deals of a business for sale, with who sent them. Its owner may and, on record, staff.',
    errors: ['opportunity.not_found'],
    response: schemas.offersSchema,
    handler: readOffers,
  }),
  setBidDate: post(paths.opportunityBidDate(':id'), {
    onBehalf: { about: 'opportunity', needs: 'negotiate' },
    ...one,
    summary: 'Set the bid date of an opportunity',
    description:
      'Sets the day until which letters are due, and whether they are sealed until its end, or moves it to a later day. Bidders are told the day. The owner of a published business may.',
    errors: [...BID_DATE_ERRORS, 'bid_date.later_only'],
    body: schemas.bidDateBodySchema,
    response: schemas.bidDateSchema,
    handler: setBidDate,
  }),
  removeBidDate: del(paths.opportunityBidDate(':id'), {
    onBehalf: { about: 'opportunity', needs: 'negotiate' },
    ...one,
    summary: 'Remove the bid date of an opportunity',
    description:
      'Removes the day until which letters are due; bidders are told. Refused while letters are sealed. The owner of a published business may.',
    errors: BID_DATE_ERRORS,
    status: 204,
    handler: removeBidDate,
  }),
  markLetter: post(paths.markLetter(':id'), {
    onBehalf: { about: 'letter', needs: 'negotiate' },
    ...one,
    summary: 'Mark a letter of intent',
    description:
      'Keeps a mark and a note of a letter, in place of those before. The owner of the business may, and nobody else reads them.',
    errors: ['loi.not_found', 'deal.staff_read_only'],
    body: schemas.letterMarkBodySchema,
    response: schemas.letterMarkSchema,
    handler: markLetter,
  }),
};
