import { z } from 'zod';
import { LANGUAGES } from '../languages.ts';
import { TEXT } from '../limits.ts';
import { lineSchema, textSchema, timeSchema } from '../wire/wire.schema.ts';

const clauseSchema = z.object({ title: z.string(), text: z.string() }).meta({ id: 'AgreementClause' });

/** The confidentiality agreement that a request for access signs today. */
export const agreementTextSchema = z
  .object({
    /** To be sent with the request, which is refused if another text is signed by then. */
    version: z.string(),
    language: z.enum(LANGUAGES),
    /** The number of the owner's own text; null of that of the marketplace. */
    own_version: z.number().int().nullable(),
    clauses: z.array(clauseSchema),
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

/** The owner's own text of the agreement; null while that of the marketplace is signed. */
export const ownAgreementSchema = z
  .object({
    own: z.object({ version: z.number().int(), text: z.string(), created_at: timeSchema }).nullable(),
  })
  .meta({ id: 'OwnAgreement' });
export const ownAgreementBodySchema = z.object({ text: writtenSchema }).meta({ id: 'OwnAgreementBody' });

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

export type OwnAgreement = z.infer<typeof ownAgreementSchema>;
export type HouseAgreement = z.infer<typeof houseAgreementSchema>;
export type AgreementClause = z.infer<typeof clauseSchema>;
export type AgreementText = z.infer<typeof agreementTextSchema>;
