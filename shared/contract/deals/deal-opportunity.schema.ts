import { z } from 'zod';
import { phoneSchema } from '../account/account.schema.ts';
import { TEXT } from '../limits.ts';
import {
  opportunityPatchSchema,
  opportunitySchema,
  privateDataSchema,
} from '../opportunities/opportunity.schema.ts';
import { idSchema, lineSchema, webAddressSchema } from '../wire/wire.schema.ts';

/** The text parts of the multipart body; the snapshot has no company, only what was written down of it. */
export const dealOpportunityPatchSchema = opportunityPatchSchema
  .omit({
    company_id: true,
    identity_confirmed: true,
    // They stay as the listing had them.
    reason_for_sale: true,
    founded_year: true,
    handover_months: true,
    largest_customer: true,
    growth_shown: true,
  })
  .extend({
    company_name: lineSchema({ min: TEXT.companyNameMin, max: TEXT.companyNameMax }).optional(),
    website: webAddressSchema.optional(),
    phone: phoneSchema.optional(),
  })
  .meta({ id: 'DealOpportunityPatch' });
/** The snapshot as the deal shows it. */
export const dealOpportunitySchema = z
  .object({
    id: idSchema,
    deal_id: idSchema,
    opportunity: opportunitySchema,
    /** Null for the owner of a mandate while the seller has attached no company. */
    private_data: privateDataSchema.nullable(),
  })
  .meta({ id: 'DealOpportunity' });

export type DealOpportunityPatch = z.input<typeof dealOpportunityPatchSchema>;
export type DealOpportunity = z.infer<typeof dealOpportunitySchema>;
