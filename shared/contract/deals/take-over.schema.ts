import { z } from 'zod';
import { fileSchema, officeSchema, revenueSchema } from '../companies/business.schema.ts';
import { companySchema } from '../companies/company.schema.ts';
import { fileIdsSchema } from '../files/file.schema.ts';
import { TAKEN_OVER_FIELDS } from '../vocabulary.ts';
import { referenceSchema } from '../wire/wire.schema.ts';

/** Offices and yearly figures without ids, as they are sent to replace others. */
const officesValueSchema = z.array(officeSchema.omit({ id: true }));
const revenuesValueSchema = z.array(revenueSchema.omit({ id: true }));
/**
 * The fields that a listing takes over, as the company has them. Website and phone belong to the company alone: a
 * listing has none of its own.
 */
const companyStateSchema = companySchema
  .pick({
    sectors: true,
    sub_sectors: true,
    tags: true,
    country: true,
    region: true,
    city: true,
    zip_code: true,
    activity: true,
    unique_selling_proposition: true,
    financial: true,
    operational_kpi: true,
    ownership_structure: true,
  })
  .extend({ offices: officesValueSchema, revenues: revenuesValueSchema, documents: z.array(fileSchema) });

const valueSchema = z
  .union([
    z.string(),
    z.array(fileSchema),
    z.array(referenceSchema),
    officesValueSchema,
    revenuesValueSchema,
    referenceSchema,
  ])
  .nullable();
/** The changes of the company since the listing took over its data, or since its owner acknowledged them. */
export const companyChangesSchema = z
  .object({
    changes: z.array(z.object({ field: z.enum(TAKEN_OVER_FIELDS), before: valueSchema, after: valueSchema })),
    /** The version of the company. In quotes it is the `ETag`, which the acknowledgement sends back as `If-Match`. */
    version: z.string(),
  })
  .meta({ id: 'CompanyChanges' });
export const takeOverDocumentsBodySchema = z
  .object({ file_ids: fileIdsSchema })
  .meta({ id: 'TakeOverDocumentsBody' });

export type CompanyState = z.infer<typeof companyStateSchema>;
export type CompanyChanges = z.infer<typeof companyChangesSchema>;
