import { z } from 'zod';
import { phoneSchema } from '../account/account.schema.ts';
import { actingForQuery, actingForSchema } from '../delegations/delegation.schema.ts';
import { COUNT, TEXT } from '../limits.ts';
import { opportunitySchema } from '../opportunities/opportunity.schema.ts';
import { COMPANY_PARTS } from '../vocabulary.ts';
import {
  clearableNumber,
  idListSchema,
  idSchema,
  lineSchema,
  pageOf,
  pageQuerySchema,
  referenceSchema,
  searchSchema,
  textSchema,
  timeSchema,
  webAddressSchema,
} from '../wire/wire.schema.ts';
import { officeSchema, revenueSchema } from './business.schema.ts';

/** The share of a company that is filled in, and the missing parts. */
const completenessSchema = z
  .object({ percent: z.number().int().min(0).max(100), missing: z.array(z.enum(COMPANY_PARTS)) })
  .meta({ id: 'CompanyCompleteness' });
/** The records that are deleted with a company, and the running deals that prevent it. */
const companyRemovalSchema = z
  .object({
    opportunities: z.number().int(),
    pending_requests: z.number().int(),
    deals: z.array(z.object({ id: idSchema, project_title: z.string() })),
  })
  .meta({ id: 'CompanyRemoval' });

export const companySchema = z
  .object({
    id: idSchema,
    name: z.string(),
    sectors: z.array(referenceSchema),
    sub_sectors: z.array(referenceSchema),
    tags: z.array(referenceSchema),
    country: referenceSchema.nullable(),
    region: referenceSchema.nullable(),
    city: z.string(),
    zip_code: z.string(),
    website: z.string(),
    phone: z.string(),
    activity: z.string(),
    unique_selling_proposition: z.string(),
    financial: z.string(),
    operational_kpi: z.string(),
    ownership_structure: z.string(),
    offices: z.array(officeSchema),
    revenues: z.array(revenueSchema),
    number_of_opportunities: z.number().int(),
    /** Its newest opportunity, as its face needs it. */
    listing: opportunitySchema
      .pick({ id: true, sectors: true, sub_sectors: true, background_image: true })
      .nullable(),
    /** Its owner keeps an opportunity of it that is sold, or it was brought to a mandate and sold there. */
    sold: z.boolean(),
    completeness: completenessSchema,
    /** Null in lists. */
    removal: companyRemovalSchema.nullable(),
    created_at: timeSchema,
    updated_at: timeSchema,
  })
  .meta({ id: 'Company' });

const longText = textSchema({ max: TEXT.longMax }).optional();
/** The text parts of the multipart body of create and (all optional) edit. */
export const companyFieldsSchema = z
  .object({
    name: lineSchema({ min: TEXT.companyNameMin, max: TEXT.companyNameMax }),
    sectors: idListSchema.pipe(z.array(idSchema).min(1).max(COUNT.sectors)),
    sub_sectors: idListSchema.pipe(z.array(idSchema).max(COUNT.subSectors)).optional(),
    tags: idListSchema.pipe(z.array(idSchema).max(COUNT.tags)).optional(),
    country: clearableNumber(idSchema).optional(),
    region: clearableNumber(idSchema).optional(),
    city: lineSchema({ max: TEXT.placeMax }).optional(),
    zip_code: lineSchema({ max: TEXT.zipCodeMax }).optional(),
    website: webAddressSchema.optional(),
    phone: phoneSchema.optional(),
    activity: longText,
    unique_selling_proposition: longText,
    financial: longText,
    operational_kpi: longText,
    ownership_structure: longText,
  })
  .meta({ id: 'CompanyFields' });
export const companyPatchSchema = companyFieldsSchema.partial().meta({ id: 'CompanyPatch' });
export const companyQuerySchema = pageQuerySchema.extend({
  ...actingForQuery,
  name: searchSchema(TEXT.companyNameMax).optional(),
  sectors: idListSchema.optional(),
});
export const companyDetailSchema = companySchema
  .extend({ acting_for: actingForSchema.optional() })
  .meta({ id: 'CompanyDetail' });
export const companyPageSchema = pageOf(companySchema).meta({ id: 'CompanyPage' });

/** The parts of a company that a party to a deal may see; its figures are in the deal. */
export const publicCompanySchema = companySchema
  .pick({
    id: true,
    name: true,
    sectors: true,
    sub_sectors: true,
    tags: true,
    country: true,
    region: true,
    city: true,
    website: true,
    activity: true,
  })
  .extend({ created_by_me: z.boolean() })
  .meta({ id: 'PublicCompany' });
export const publicCompanyQuerySchema = pageQuerySchema.extend({
  name: searchSchema(TEXT.companyNameMax).optional(),
  not_created_by_user: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
});
export const publicCompanyPageSchema = pageOf(publicCompanySchema).meta({ id: 'PublicCompanyPage' });

export type CompanyQuery = z.output<typeof companyQuerySchema>;
export type PublicCompanyQuery = z.output<typeof publicCompanyQuerySchema>;
export type CompanyBody = z.input<typeof companyFieldsSchema>;
export type CompanyPatch = z.input<typeof companyPatchSchema>;
export type Company = z.infer<typeof companyDetailSchema>;
export type PublicCompany = z.infer<typeof publicCompanySchema>;
