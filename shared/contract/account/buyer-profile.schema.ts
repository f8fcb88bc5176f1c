import { z } from 'zod';
import { fileSchema } from '../companies/business.schema.ts';
import { TEXT } from '../limits.ts';
import { BUYER_FINANCING, BUYER_KINDS, BUYER_TIMINGS } from '../vocabulary.ts';
import {
  clearableChoice,
  clearableNumber,
  dateSchema,
  idSchema,
  priceSchema,
  textSchema,
  timeSchema,
} from '../wire/wire.schema.ts';

/** A published mandate of the buyer: what they look for. */
const criterionSchema = z.object({ id: idSchema, project_title: z.string() });

/** A pdf hides nothing that its owner would have to be told. */
const proofSchema = fileSchema.omit({ hidden_parts: true, rights: true }).meta({ id: 'ProofOfFunds' });

/** Who a buyer is, for themselves, the seller whom they show it to, and staff. */
export const buyerProfileSchema = z
  .object({
    /** Null while the profile is not filled in. */
    kind: z.enum(BUYER_KINDS).nullable(),
    /** What they did before. */
    background: z.string(),
    budget_min: priceSchema.nullable(),
    budget_max: priceSchema.nullable(),
    /** The currency of the budget and the own funds. */
    currency: idSchema.nullable(),
    own_funds: priceSchema.nullable(),
    financing: z.array(z.enum(BUYER_FINANCING)),
    timing: z.enum(BUYER_TIMINGS).nullable(),
    mandates: z.array(criterionSchema),
    /** A proof of funds, as pdf. */
    proof: proofSchema.nullable(),
    /** The day on which staff saw the proof; null if they have not, or more than six months ago. */
    funds_shown_on: dateSchema.nullable(),
    updated_at: timeSchema.nullable(),
  })
  .meta({ id: 'BuyerProfile' });

/** A comma list or a repeated field. */
const financingSchema = z
  .preprocess(
    (value: string | readonly string[]) =>
      typeof value === 'string' ? value.split(',').filter(Boolean) : value,
    z.array(z.enum(BUYER_FINANCING)).max(BUYER_FINANCING.length),
  )
  .transform((chosen) => BUYER_FINANCING.filter((each) => chosen.includes(each)));

/** A field that is left out stays as it is; '' and the text `null` clear it. */
export const buyerProfileFieldsSchema = z
  .object({
    kind: z.enum(BUYER_KINDS).optional(),
    background: textSchema({ max: TEXT.backgroundMax }).optional(),
    budget_min: clearableNumber(priceSchema).optional(),
    budget_max: clearableNumber(priceSchema).optional(),
    currency: clearableNumber(z.number().int().min(1).max(4)).optional(),
    own_funds: clearableNumber(priceSchema).optional(),
    financing: financingSchema.optional(),
    timing: clearableChoice(BUYER_TIMINGS).optional(),
    /** The file part; empty, the proof is removed. */
    proof: z.literal('').optional(),
  })
  .meta({ id: 'BuyerProfileFields' });

export type BuyerProfile = z.infer<typeof buyerProfileSchema>;
export type BuyerProfileFields = z.output<typeof buyerProfileFieldsSchema>;
export type BuyerProfileBody = Omit<z.input<typeof buyerProfileFieldsSchema>, 'proof'> & {
  proof?: Blob | '';
};
