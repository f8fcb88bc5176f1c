import { z } from 'zod';
import { fileSchema } from '../companies/business.schema.ts';
import {
  idListSchema,
  idParamsSchema,
  idSchema,
  pageOf,
  pageQuerySchema,
  searchSchema,
} from '../wire/wire.schema.ts';
import { folderPathSchema } from './folder.schema.ts';

const filter = pageQuerySchema.extend({ name: searchSchema(200).optional() });
const company = { company_id: idParamsSchema.shape.id };
const opportunity = { opportunity_id: idParamsSchema.shape.id };
export const fileIdsSchema = idListSchema.pipe(z.array(idSchema).max(500));
const chosen = { file_ids: fileIdsSchema };

/** Files of a company. */
export const companyFileQuerySchema = filter.extend(company);
export const companyFileBodySchema = z.object(company).meta({ id: 'CompanyFileBody' });
export const companyFileChoiceSchema = z.object({ ...company, ...chosen }).meta({ id: 'CompanyFileChoice' });
/** Files of an opportunity, or of a deal's opportunity by the id of that one. */
export const opportunityFileQuerySchema = filter.extend(opportunity);
export const opportunityFileBodySchema = z.object(opportunity).meta({ id: 'OpportunityFileBody' });
/**
 * A document of a deal. With `replaces` it is a new version of the document with that id, and stays where that is;
 * otherwise it comes into a folder. `path` are folders below that one, by their names: those that are missing are made.
 */
export const dealFileBodySchema = z
  .object({
    ...opportunity,
    replaces: idParamsSchema.shape.id.optional(),
    folder_id: idParamsSchema.shape.id.optional(),
    path: folderPathSchema.optional(),
  })
  .meta({ id: 'DealFileBody' });
export const opportunityFileChoiceSchema = z
  .object({ ...opportunity, ...chosen })
  .meta({ id: 'OpportunityFileChoice' });

export const filePageSchema = pageOf(fileSchema).meta({ id: 'FilePage' });
export const uploadedFilesSchema = z.object({ files: z.array(fileSchema) }).meta({ id: 'UploadedFiles' });
/** An upload: of a ledger one `file`, of the other documents `files`. */
export type DocumentBody = (z.input<typeof companyFileBodySchema> | z.input<typeof dealFileBodySchema>) &
  ({ file: Blob } | { files: readonly Blob[] });

export const deletedFilesSchema = z.object({ deleted: z.array(idSchema) }).meta({ id: 'DeletedFiles' });
