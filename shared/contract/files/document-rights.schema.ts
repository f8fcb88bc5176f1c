import { z } from 'zod';
import { COUNT } from '../limits.ts';
import { dateSchema, idSchema } from '../wire/wire.schema.ts';
import { DOCUMENT_ACCESS } from './document-access.ts';

/** What the buyer of a deal may do with a document, and from when. */
export const documentRightsSchema = z
  .object({
    access: z.enum(DOCUMENT_ACCESS),
    /** Open whatever the phase; otherwise the phase opens its group. */
    opens_early: z.boolean(),
    /** Closed before this day; null where no day is set, or it has come. */
    opens_on: dateSchema.nullable(),
  })
  .meta({ id: 'DocumentRights' });

/** Rights of documents of a deal, or of a listing. */
export const documentRightsBodySchema = documentRightsSchema
  .partial({ opens_early: true, opens_on: true })
  .extend({ file_ids: z.array(idSchema).min(1).max(COUNT.documentsAChange) })
  .meta({ id: 'DocumentRightsBody' });

export type DocumentRights = z.infer<typeof documentRightsSchema>;
export type DocumentRightsBody = z.input<typeof documentRightsBodySchema>;
