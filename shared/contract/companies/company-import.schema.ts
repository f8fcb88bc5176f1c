import { z } from 'zod';
import { idSchema } from '../wire/wire.schema.ts';
import { companyFieldsSchema } from './company.schema.ts';
import { COMPANIES_AN_IMPORT } from './import-limits.ts';

/** Companies that are registered at once; a region has to be chosen in each of them. */
export const companyImportSchema = z
  .object({
    companies: z
      .array(companyFieldsSchema.omit({ region: true }))
      .min(1)
      .max(COMPANIES_AN_IMPORT),
  })
  .meta({ id: 'CompanyImport' });
/** The ids of the new companies, in the order of the rows. */
export const importedCompaniesSchema = z.object({ ids: z.array(idSchema) }).meta({ id: 'ImportedCompanies' });

export type CompanyImport = z.input<typeof companyImportSchema>;
export type ImportedCompanies = z.infer<typeof importedCompaniesSchema>;
