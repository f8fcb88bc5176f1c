import { z } from 'zod';
import { fileSchema } from './business.schema.ts';
import { idListSchema, idParamsSchema, idSchema, pageOf, pageQuerySchema } from './wire.schema.ts';

/**
 * The nine file collections, each at `/api/<name>/`: whose files, and which. Uploads are multipart with the owner's
 * field and `files`, of a ledger one `file`; a ledger is one an owner and has no bulk delete.
 */
export const FILE_COLLECTIONS = {
  company_annual_accounts: { owner: 'company', kind: 'annual_accounts' },
  files_of_company: { owner: 'company', kind: 'documents' },
  general_ledgers: { owner: 'company', kind: 'general_ledger' },
  opportunity_annual_accounts: { owner: 'opportunity', kind: 'annual_accounts' },
  opportunity_documents: { owner: 'opportunity', kind: 'documents' },
  opportunity_general_ledgers: { owner: 'opportunity', kind: 'general_ledger' },
  deal_opportunity_annual_accounts: { owner: 'deal_opportunity', kind: 'annual_accounts' },
  deal_opportunity_documents: { owner: 'deal_opportunity', kind: 'documents' },
  deal_opportunity_general_ledgers: { owner: 'deal_opportunity', kind: 'general_ledger' },
} as const;
export type FileCollectionName = keyof typeof FILE_COLLECTIONS;
export type FileCollection = (typeof FILE_COLLECTIONS)[FileCollectionName];

const filter = pageQuerySchema.extend({ name: z.string().trim().max(200).optional() });
const company = { company_id: idParamsSchema.shape.id };
const opportunity = { opportunity_id: idParamsSchema.shape.id };
const chosen = { file_ids: idListSchema.pipe(z.array(idSchema).max(500)) };

/** Of a company. */
export const companyFileQuerySchema = filter.extend(company);
export const companyFileBodySchema = z.object(company);
export const companyFileChoiceSchema = z.object({ ...company, ...chosen });
/** Of an opportunity, or of a deal's opportunity by its own id. */
export const opportunityFileQuerySchema = filter.extend(opportunity);
export const opportunityFileBodySchema = z.object(opportunity);
export const opportunityFileChoiceSchema = z.object({ ...opportunity, ...chosen });

export const filePageSchema = pageOf(fileSchema);
export const uploadedFilesSchema = z.object({ files: z.array(fileSchema) });
export const deletedFilesSchema = z.object({ deleted: z.array(idSchema) });
