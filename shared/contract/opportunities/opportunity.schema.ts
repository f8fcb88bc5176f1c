import { z } from 'zod';
import { partySchema } from '../account/account.schema.ts';
import { officeSchema, revenueSchema } from '../companies/business.schema.ts';
import { chartFieldSchema, organizationalChartSchema } from '../companies/organizational-chart.schema.ts';
import { actingForSchema } from '../delegations/delegation.schema.ts';
import { errorCode } from '../errors/errors.ts';
import { backgroundImageSchema } from '../files/background-image.schema.ts';
import { fileIdsSchema } from '../files/file.schema.ts';
import { COUNT, TEXT } from '../limits.ts';
import { sectorSchema } from '../reference.schema.ts';
import { ACCESS_STATUSES, OPPORTUNITY_TYPES, REFUSALS } from '../vocabulary.ts';
import {
  booleanFieldSchema,
  clearableNumber,
  idListSchema,
  idSchema,
  idTextSchema,
  lineSchema,
  numberText,
  pageOf,
  priceSchema,
  referenceSchema,
  textSchema,
  timeSchema,
} from '../wire/wire.schema.ts';
import { bandSchema, publicFactFields, publicFacts } from './public-facts.schema.ts';

/** The latest year as bands: what a stranger may know of the figures. */
const bandsSchema = z
  .object({
    year: z.number().int(),
    currency: idSchema,
    revenue: bandSchema,
    ebitda: bandSchema.nullable(),
    number_of_employees: bandSchema,
  })
  .meta({ id: 'Bands' });
/** The latest year as it is, for who has access. */
const exactFiguresSchema = z
  .object({
    year: z.number().int(),
    currency: idSchema,
    revenue: z.number(),
    /** As reported. */
    ebitda: z.number().nullable(),
    /** Null where the year has no add-backs. Bands and filters are of the reported one. */
    normalised_ebitda: z.number().nullable(),
    number_of_employees: z.number().int(),
  })
  .meta({ id: 'ExactFigures' });

const accessSchema = z
  .object({
    status: z.enum(ACCESS_STATUSES),
    deal_id: idSchema.nullable(),
    request_id: idSchema.nullable(),
    /** When a pending request was sent, and until when it can be answered. */
    asked_at: timeSchema.nullable(),
    expires_at: timeSchema.nullable(),
    /** The time until which the owner waits for an answer to what they have asked back. */
    reply_by: timeSchema.nullable(),
    /** The time from which one may ask again after a refusal. */
    can_request_from: timeSchema.nullable(),
    /** The reason that the owner gave for the refusal, if any; until then. */
    decline_reason: z.string().nullable(),
    /** The kind of refusal, until then: the request declined, or its deal cancelled, and by whom. */
    refusal: z.enum(REFUSALS).nullable(),
  })
  .meta({ id: 'Access' });

/** The public data of an opportunity, in lists and on its page. */
export const opportunitySchema = z
  .object({
    id: idSchema,
    type_of_opportunity: z.enum(OPPORTUNITY_TYPES),
    project_title: z.string(),
    /** The sectors. For a mandate they are its preferred sectors, and the same list has both names. */
    sectors: z.array(sectorSchema),
    preferred_sectors: z.array(sectorSchema),
    sub_sectors: z.array(referenceSchema),
    tags: z.array(referenceSchema),
    country: referenceSchema.nullable(),
    region: referenceSchema.nullable(),
    background_image: backgroundImageSchema.nullable(),
    activity: z.string(),
    unique_selling_proposition: z.string(),
    ...publicFacts,
    asking_price: z.number().nullable(),
    preferred_currency: idSchema,
    bands: bandsSchema.nullable(),
    /** The exact figures for its owner, staff and the requester of an open deal; null for everyone else. */
    exact: exactFiguresSchema.nullable(),
    preferred_ebitda_min: z.number().nullable(),
    preferred_ebitda_max: z.number().nullable(),
    preferred_min_revenue: z.number().nullable(),
    preferred_max_revenue: z.number().nullable(),
    preferred_description: z.string(),
    /** The language of its texts as the server recognises it, as BCP 47; null where that is not sure. */
    language: z.string().nullable(),
    is_favorite: z.boolean(),
    request_access_status: accessSchema,
    under_exclusivity: z.boolean(),
    sold: z.boolean(),
    sold_at: timeSchema.nullable(),
    created_at: timeSchema,
    updated_at: timeSchema,
    published_at: timeSchema.nullable(),
    /** true published, false rejected, null under review. */
    validated: z.boolean().nullable(),
    /** The data for its owner and staff; null for everyone else. */
    own: z
      .object({
        company_id: idSchema.nullable(),
        /** The owner's alone; staff read it with the private data, on record. */
        company_name: z.string().nullable(),
        /** The owner's alone: the company is no longer as the listing took it over. */
        company_changed: z.boolean(),
        /** The owner's alone: the deal by which it was sold; null while it is not. */
        sold_through: idSchema.nullable(),
        rejection_reason: z.string().nullable(),
        /** The time of its last submission for review. */
        submitted_at: timeSchema,
        number_of_pending_requests: z.number().int(),
        number_of_active_deals: z.number().int(),
        number_of_favorites: z.number().int(),
        /** How often others than the owner and staff have read its page. */
        number_of_views: z.number().int(),
      })
      .nullable(),
  })
  .meta({ id: 'Opportunity' });

/** The confidential part, after access was granted. */
export const privateDataSchema = z
  .object({
    company_name: z.string(),
    website: z.string(),
    phone: z.string(),
    city: z.string(),
    zip_code: z.string(),
    offices: z.array(officeSchema),
    revenues: z.array(revenueSchema),
    financial: z.string(),
    operational_kpi: z.string(),
    ownership_structure: z.string(),
    organizational_chart: organizationalChartSchema.nullable(),
    owner: partySchema,
  })
  .meta({ id: 'PrivateData' });

const longText = textSchema({ max: TEXT.longMax }).optional();
const storyText = textSchema({ min: TEXT.storyMin, max: TEXT.longMax });
const commonFields = {
  project_title: textSchema({ min: TEXT.projectTitleMin, max: TEXT.projectTitleMax }),
  sub_sectors: idListSchema.pipe(z.array(idSchema).max(COUNT.subSectors)).optional(),
  tags: idListSchema.pipe(z.array(idSchema).max(COUNT.tags)).optional(),
  country: clearableNumber(idSchema).optional(),
  region: clearableNumber(idSchema).optional(),
  city: lineSchema({ max: TEXT.placeMax }).optional(),
  zip_code: lineSchema({ max: TEXT.zipCodeMax }).optional(),
  background_image: clearableNumber(idSchema).optional(),
  preferred_currency: numberText(z.number().int().min(1).max(4)).optional(),
};
const sectorList = idListSchema.pipe(z.array(idSchema).min(1).max(COUNT.sectors));

/** The text parts of the multipart body of create_sell. */
export const sellFieldsSchema = z
  .object({
    ...commonFields,
    company_id: idTextSchema,
    sectors: sectorList,
    activity: storyText,
    unique_selling_proposition: storyText,
    ...publicFactFields,
    asking_price: clearableNumber(priceSchema).optional(),
    financial: longText,
    operational_kpi: longText,
    ownership_structure: longText,
    organizational_chart: chartFieldSchema.optional(),
    /** The owner has seen what the identity check found in the texts, and stands by them. */
    identity_confirmed: booleanFieldSchema.optional(),
    /** Files of the company to copy into the listing. */
    file_ids: fileIdsSchema.optional(),
  })
  .meta({ id: 'SellFields' });
const preferredPrice = clearableNumber(priceSchema).optional();
const mandateFields = z.object({
  ...commonFields,
  preferred_sectors: sectorList,
  preferred_ebitda_min: preferredPrice,
  preferred_ebitda_max: preferredPrice,
  preferred_min_revenue: preferredPrice,
  preferred_max_revenue: preferredPrice,
  preferred_description: storyText,
});
const ordered = (min?: number | null, max?: number | null) => min == null || max == null || min <= max;
/** The text parts of the multipart body of create_buy. */
export const buyFieldsSchema = mandateFields
  .refine((body) => ordered(body.preferred_ebitda_min, body.preferred_ebitda_max), {
    path: ['preferred_ebitda_max'],
    message: errorCode('value.range_reversed'),
  })
  .refine((body) => ordered(body.preferred_min_revenue, body.preferred_max_revenue), {
    path: ['preferred_max_revenue'],
    message: errorCode('value.range_reversed'),
  })
  .meta({ id: 'BuyFields' });
export const opportunityPatchSchema = sellFieldsSchema
  .omit({ file_ids: true })
  .extend(mandateFields.shape)
  .partial()
  .meta({ id: 'OpportunityPatch' });

/** One opportunity: a list is read for one person, whom its query names. */
export const opportunityDetailSchema = opportunitySchema
  .extend({ acting_for: actingForSchema.optional() })
  .meta({ id: 'OpportunityDetail' });
export const opportunityPageSchema = pageOf(opportunitySchema).meta({ id: 'OpportunityPage' });

export type Band = z.infer<typeof bandSchema>;
export type Bands = z.infer<typeof bandsSchema>;
export type ExactFigures = z.infer<typeof exactFiguresSchema>;
export type Access = z.infer<typeof accessSchema>;
export type Opportunity = z.infer<typeof opportunityDetailSchema>;
export type PrivateData = z.infer<typeof privateDataSchema>;
export type SellBody = z.input<typeof sellFieldsSchema>;
export type BuyBody = z.input<typeof buyFieldsSchema>;
export type OpportunityPatch = z.input<typeof opportunityPatchSchema>;
