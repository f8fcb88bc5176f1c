import { z } from 'zod';
import { partySchema } from '../account/account.schema.ts';
import { DAYS, TEXT } from '../limits.ts';
import { COUNTER_STATUSES, LOI_STATUSES } from '../vocabulary.ts';
import {
  clearableNumber,
  dateSchema,
  idSchema,
  priceSchema,
  textSchema,
  timeSchema,
} from '../wire/wire.schema.ts';
import { loiStructureSchema, loiTermsSchema } from './loi-terms.schema.ts';

/** The day until which letters are due, to its end in the zone of the marketplace. */
export const bidDateSchema = z
  .object({
    date: dateSchema,
    /** Until the end of that day, what a letter says is for its author alone. */
    sealed: z.boolean(),
  })
  .meta({ id: 'BidDate' });
export const bidDateBodySchema = z
  .object({ date: dateSchema, sealed: z.boolean().default(false) })
  .meta({ id: 'BidDateBody' });

/** That a letter came under seal, for whoever may not read it yet. One that was withdrawn stays sealed. */
export const sealedLetterSchema = z
  .object({
    id: idSchema,
    deal_id: idSchema,
    number: z.number().int(),
    version: z.number().int(),
    status: z.enum(LOI_STATUSES),
    /** The name of the person; null once the account is closed. */
    submitted_by: z.string().nullable(),
    created_at: timeSchema,
  })
  .meta({ id: 'SealedLetter' });

/** A sealed letter with who sent it. */
export const sealedOfferSchema = z
  .object({ letter: sealedLetterSchema, buyer: partySchema })
  .meta({ id: 'SealedOffer' });

/** What the seller side would accept in place of a version of a letter. It binds nobody. */
export const counterProposalSchema = z
  .object({
    id: idSchema,
    /** The version of the letter that it answers. */
    version: z.number().int(),
    terms: loiTermsSchema,
    expiration_date: dateSchema,
    message: z.string(),
    /** `ended`: the letter was replaced or decided without it. */
    status: z.enum(COUNTER_STATUSES),
    /** Why the buyer side declines it, where it says so. */
    reason: z.string().nullable(),
    /** The name of the person; null once the account is closed. */
    proposed_by: z.string().nullable(),
    created_at: timeSchema,
    decided_at: timeSchema.nullable(),
  })
  .meta({ id: 'CounterProposal' });

/** How the price is financed is the buyer's own business, and stays as the letter says. */
export const counterBodySchema = z
  .object({
    price: clearableNumber(priceSchema),
    currency: clearableNumber(z.number().int().min(1).max(4)),
    structure: loiStructureSchema.nullable(),
    conditions: textSchema({ max: TEXT.longMax }).default(''),
    exclusivity_days: clearableNumber(
      z.number().int().min(DAYS.exclusivityMin).max(DAYS.exclusivityAskedMax),
    ),
    expiration_date: dateSchema,
    message: textSchema({ max: TEXT.counterMessageMax }).default(''),
  })
  .meta({ id: 'CounterBody' });
export const declineCounterBodySchema = z
  .object({ reason: textSchema({ max: TEXT.longMax }).default('') })
  .nullish()
  .meta({ id: 'DeclineCounterBody' });

export type BidDate = z.infer<typeof bidDateSchema>;
export type BidDateBody = z.input<typeof bidDateBodySchema>;
export type SealedLetter = z.infer<typeof sealedLetterSchema>;
export type SealedOffer = z.infer<typeof sealedOfferSchema>;
export type CounterProposal = z.infer<typeof counterProposalSchema>;
export type CounterBody = z.input<typeof counterBodySchema>;
