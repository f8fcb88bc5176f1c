import { z } from 'zod';
import { partySchema } from '../account/account.schema.ts';
import { buyerProfileSchema } from '../account/buyer-profile.schema.ts';
import { TEXT } from '../limits.ts';
import { opportunityDetailSchema } from '../opportunities/opportunity.schema.ts';
import { DEAL_PHASES, DEAL_STATUSES } from '../vocabulary.ts';
import { idSchema, textSchema } from '../wire/wire.schema.ts';
import { bidDateSchema, sealedOfferSchema } from './bidding.schema.ts';
import { LETTER_MARKS } from './letter-marks.ts';
import { loiDocumentSchema } from './loi.schema.ts';

/** What the owner keeps of a letter, for nobody else. */
export const letterMarkSchema = z
  .object({ mark: z.enum(LETTER_MARKS).nullable(), note: z.string() })
  .meta({ id: 'LetterMark' });
export const letterMarkBodySchema = z
  .object({
    mark: z.enum(LETTER_MARKS).nullable().default(null),
    note: textSchema({ max: TEXT.letterNoteMax }).default(''),
  })
  .meta({ id: 'LetterMarkBody' });

/** A letter that is open or answered, with who sent it. */
const offerSchema = z
  .object({
    letter: loiDocumentSchema,
    deal: z.object({ id: idSchema, phase: z.enum(DEAL_PHASES), status: z.enum(DEAL_STATUSES) }),
    buyer: partySchema,
    /** Null where the buyer does not show it, or the deal is over. */
    buyer_profile: buyerProfileSchema.nullable(),
    /** The owner's own mark; null for staff. */
    own: letterMarkSchema.nullable(),
  })
  .meta({ id: 'Offer' });

/** The letters of all deals of an opportunity; its figures and its asking price are those of today. */
export const offersSchema = z
  .object({
    opportunity: opportunityDetailSchema,
    bid_date: bidDateSchema.nullable(),
    /** The owner may set one: the business is published. */
    can_set_bid_date: z.boolean(),
    offers: z.array(offerSchema),
    /** Open letters that came under seal, newest first. */
    sealed: z.array(sealedOfferSchema),
  })
  .meta({ id: 'Offers' });

export type LetterMark = z.infer<typeof letterMarkSchema>;
export type Offer = z.infer<typeof offerSchema>;
export type Offers = z.infer<typeof offersSchema>;
