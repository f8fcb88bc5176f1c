import { z } from 'zod';
import { TEXT } from '../limits.ts';
import { LOI_STRUCTURES } from '../vocabulary.ts';
import { checkLength, idSchema, priceSchema } from '../wire/wire.schema.ts';

// Half a surrogate pair is text, but no JSON that a database takes.
const wellFormedText = z
  .string()
  .overwrite((value) => value.toWellFormed().trim())
  .superRefine(checkLength({ min: 0, max: TEXT.longMax }))
  .meta({ maxLength: TEXT.longMax });

/** A part of the price that is paid later: how much, and when or on what. */
const loiPartSchema = z
  .object({ amount: priceSchema, text: wellFormedText.default('') })
  .meta({ id: 'LoiPart' });

/** The object of the purchase, and the parts of the price that are paid later. */
export const loiStructureSchema = z
  .object({
    type: z.enum(LOI_STRUCTURES),
    earn_out: loiPartSchema.nullable().default(null),
    vendor_loan: loiPartSchema.nullable().default(null),
  })
  .meta({ id: 'LoiStructure' });

/** The terms of a letter, as far as they were given. */
export const loiTermsSchema = z
  .object({
    price: priceSchema.nullable(),
    /** The currency of the price and its parts. */
    currency: idSchema.nullable(),
    structure: loiStructureSchema.nullable(),
    financing: z.string(),
    conditions: z.string(),
    /** Days of exclusivity that the buyer asks for. */
    exclusivity_days: z.number().int().nullable(),
  })
  .meta({ id: 'LoiTerms' });

export type LoiStructure = z.output<typeof loiStructureSchema>;
export type LoiTerms = z.output<typeof loiTermsSchema>;
