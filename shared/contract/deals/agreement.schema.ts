import { z } from 'zod';
import { LANGUAGES } from '../languages.ts';
import { TEXT } from '../limits.ts';
import { lineSchema } from '../wire/wire.schema.ts';

const clauseSchema = z.object({ title: z.string(), text: z.string() }).meta({ id: 'AgreementClause' });

/** The confidentiality agreement that a request for access signs today. */
export const agreementTextSchema = z
  .object({
    /** To be sent with the request, which is refused if another text is signed by then. */
    version: z.string(),
    language: z.enum(LANGUAGES),
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

export type AgreementClause = z.infer<typeof clauseSchema>;
export type AgreementText = z.infer<typeof agreementTextSchema>;
