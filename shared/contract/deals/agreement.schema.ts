import { z } from 'zod';
import { LANGUAGES } from '../languages.ts';
import { TEXT } from '../limits.ts';
import { lineSchema, textSchema, timeSchema } from '../wire/wire.schema.ts';

const clauseSchema = z.object({ title: z.string(), text: z.string() }).meta({ id: 'AgreementClause' });

/** A PDF of the owner that is signed in place of a text. */
const agreementFileSchema = z
  .object({
    name: z.string(),
    extension: z.string(),
    size: z.number().int(),
    pages: z.number().int(),
    /** Stands on the sheet of signatures. */
    sha256: z.string(),
    url: z.string(),
  })
  .meta({ id: 'AgreementFile' });

/** The confidentiality agreement that a request for access signs today. */
export const agreementTextSchema = z
  .object({
    /** Sent with the request, which is refused if another text is signed by then. */
    version: z.string(),
    language: z.enum(LANGUAGES),
    /** The number of the owner's own text; null of that of the marketplace. */
    own_version: z.number().int().nullable(),
    /** Where it is a file, one that says so, for pages that know of texts alone. */
    clauses: z.array(clauseSchema),
    file: agreementFileSchema.nullable(),
  })
  .meta({ id: 'AgreementText' });

/** What a request for access says of the agreement beside that it is accepted. */
export const signingFields = {
  /** The name that was typed to sign; without it, that of the account. */
  signature: lineSchema({ min: 1, max: TEXT.signatureMax }).optional(),
  /** The version and the language of the text that was shown. */
  nda_version: z.string().max(40).optional(),
  language: z.enum(LANGUAGES).optional(),
};

export const agreementQuerySchema = z.object({ language: z.enum(LANGUAGES).optional() });

/** Clauses as they are typed: see `clausesOf`. */
const writtenSchema = textSchema({ min: TEXT.agreementMin, max: TEXT.agreementMax });

/** The owner's own agreement; null while that of the marketplace is signed. */
export const ownAgreementSchema = z
  .object({
    own: z
      .object({
        version: z.number().int(),
        /** Empty where it is a file. */
        text: z.string(),
        file: agreementFileSchema.nullable(),
        created_at: timeSchema,
      })
      .nullable(),
  })
  .meta({ id: 'OwnAgreement' });
/** A text, or a form with a `file`. */
export const ownAgreementBodySchema = z
  .object({ text: writtenSchema.optional() })
  .meta({ id: 'OwnAgreementBody' });

const byLanguage = <Each extends z.ZodType>(each: Each) => {
  const both = z.object({ sell: each, buy: each });
  return z.object({ en: both, fr: both });
};
/** The text of the marketplace, as it is signed today. */
export const houseAgreementSchema = z
  .object({ version: z.string(), texts: byLanguage(z.string()) })
  .meta({ id: 'HouseAgreement' });
export const houseAgreementBodySchema = z
  .object({
    /** The version that was read: the text of another is not written over. */
    version: z.string().max(40),
    texts: byLanguage(writtenSchema),
  })
  .meta({ id: 'HouseAgreementBody' });

export type AgreementFile = z.infer<typeof agreementFileSchema>;
export type OwnAgreement = z.infer<typeof ownAgreementSchema>;
export type HouseAgreement = z.infer<typeof houseAgreementSchema>;
export type AgreementClause = z.infer<typeof clauseSchema>;
export type AgreementText = z.infer<typeof agreementTextSchema>;
