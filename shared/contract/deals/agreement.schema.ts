import { z } from 'zod';
import { LANGUAGES } from '../languages.ts';

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

export const agreementQuerySchema = z.object({ language: z.enum(LANGUAGES).optional() });

export type AgreementClause = z.infer<typeof clauseSchema>;
export type AgreementText = z.infer<typeof agreementTextSchema>;
