import { z } from 'zod';
import { fileSchema } from '../companies/business.schema.ts';
import { errorCode } from '../errors/errors.ts';
import { LANGUAGES } from '../languages.ts';
import { DAYS, TEXT } from '../limits.ts';
import { LOI_STATUSES } from '../vocabulary.ts';
import {
  clearableNumber,
  dateSchema,
  idSchema,
  idTextSchema,
  numberText,
  priceSchema,
  textSchema,
  timeSchema,
} from '../wire/wire.schema.ts';
import { counterProposalSchema } from './bidding.schema.ts';
import { loiStructureSchema, loiTermsSchema } from './loi-terms.schema.ts';

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
    /** What the seller side said to them, the first first. */
    counter_proposals: z.array(counterProposalSchema),
    /** Only its author reads it until the bid date is over. */
    is_sealed: z.boolean(),
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
  .object({
    expiration_date: dateSchema.optional(),
    /** The counter-proposal that this version takes over. */
    counter_proposal: idTextSchema.optional(),
    ...contentFields,
  })
  .meta({ id: 'LoiPatch' });
/** The default language is that of the request, the default version the current one. */
export const loiPdfQuerySchema = z.object({
  language: z.enum(LANGUAGES).optional(),
  version: numberText(z.number().int().min(1).max(1_000_000)).optional(),
});

export type LoiVersion = z.output<typeof loiVersionSchema>;
export type LoiDocument = z.output<typeof loiDocumentSchema>;
export type LoiFields = z.output<typeof loiPatchSchema>;
type WithFile<Body> = Omit<Body, 'file'> & { file?: Blob | '' };
export type LoiBody = WithFile<z.input<typeof loiFieldsSchema>>;
export type LoiPatch = WithFile<z.input<typeof loiPatchSchema>>;
