import { z } from 'zod';
import { fileSchema } from '../companies/business.schema.ts';
import { errorCode } from '../errors/errors.ts';
import { LANGUAGES } from '../languages.ts';
import { DAYS, TEXT } from '../limits.ts';
import { LOI_STATUSES, LOI_STRUCTURES } from '../vocabulary.ts';
import {
  checkLength,
  clearableNumber,
  dateSchema,
  idSchema,
  idTextSchema,
  numberText,
  priceSchema,
  textSchema,
  timeSchema,
} from '../wire/wire.schema.ts';

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
const loiStructureSchema = z
  .object({
    type: z.enum(LOI_STRUCTURES),
    earn_out: loiPartSchema.nullable().default(null),
    vendor_loan: loiPartSchema.nullable().default(null),
  })
  .meta({ id: 'LoiStructure' });

/** The terms of a letter, as far as they were given. */
const loiTermsSchema = z
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

const loiVersionSchema = z
  .object({
    version: z.number().int(),
    expiration_date: dateSchema,
    terms: loiTermsSchema.nullable(),
    file: fileSchema,
    /** The server has written the file from the terms. */
    file_made: z.boolean(),
    /** The time at which this version was sent. */
    created_at: timeSchema,
  })
  .meta({ id: 'LoiVersion' });

export const loiDocumentSchema = z
  .object({
    id: idSchema,
    deal_id: idSchema,
    /** 1, 2, 3 over the letters of a deal, whatever became of them. */
    number: z.number().int(),
    status: z.enum(LOI_STATUSES),
    version: z.number().int(),
    expiration_date: dateSchema,
    /** The terms of the current version; null if there is only a file. */
    terms: loiTermsSchema.nullable(),
    file: fileSchema,
    /** The server has written the file from the terms. */
    file_made: z.boolean(),
    /** All versions, the current one last. */
    versions: z.array(loiVersionSchema),
    /** The name of the person; null once the account is closed. */
    submitted_by: z.string().nullable(),
    decline_reason: z.string().nullable(),
    decided_at: timeSchema.nullable(),
    exclusivity_period_end_time: timeSchema.nullable(),
    created_at: timeSchema,
    updated_at: timeSchema,
  })
  .meta({ id: 'LoiDocument' });

type StructureInput = z.input<typeof loiStructureSchema> | string | null;

/** JSON, or JSON as the text of a form; '' and the text `null` clear. */
const structureFieldSchema = z.preprocess((value: StructureInput, context) => {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '' || text === 'null') return null;
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: errorCode('value.invalid') });
    return z.NEVER;
  }
}, loiStructureSchema.nullable());

/** A field that is left out stays as it is; '' and the text `null` clear it. */
const contentFields = {
  /** The file part; empty, the server writes the letter from its terms. */
  file: z.literal('').optional(),
  price: clearableNumber(priceSchema).optional(),
  currency: clearableNumber(z.number().int().min(1).max(4)).optional(),
  structure: structureFieldSchema.optional(),
  financing: textSchema({ max: TEXT.longMax }).optional(),
  conditions: textSchema({ max: TEXT.longMax }).optional(),
  exclusivity_days: clearableNumber(
    z.number().int().min(DAYS.exclusivityMin).max(DAYS.exclusivityAskedMax),
  ).optional(),
};

export const loiFieldsSchema = z
  .object({ deal_id: idTextSchema, expiration_date: dateSchema.optional(), ...contentFields })
  .meta({ id: 'LoiFields' });
export const loiPatchSchema = z
  .object({ expiration_date: dateSchema.optional(), ...contentFields })
  .meta({ id: 'LoiPatch' });
/** The default language is that of the request, the default version the current one. */
export const loiPdfQuerySchema = z.object({
  language: z.enum(LANGUAGES).optional(),
  version: numberText(z.number().int().min(1).max(1_000_000)).optional(),
});

export type LoiStructure = z.output<typeof loiStructureSchema>;
export type LoiTerms = z.output<typeof loiTermsSchema>;
export type LoiVersion = z.output<typeof loiVersionSchema>;
export type LoiDocument = z.output<typeof loiDocumentSchema>;
export type LoiFields = z.output<typeof loiPatchSchema>;
type WithFile<Body> = Omit<Body, 'file'> & { file?: Blob | '' };
export type LoiBody = WithFile<z.input<typeof loiFieldsSchema>>;
export type LoiPatch = WithFile<z.input<typeof loiPatchSchema>>;
