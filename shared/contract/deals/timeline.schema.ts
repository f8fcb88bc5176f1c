import { z } from 'zod';
import { DEAL_PHASES, DEAL_SIDES, FILE_GROUPS } from '../vocabulary.ts';
import { dateSchema, idSchema, pageOf, pageQuerySchema, timeSchema } from '../wire/wire.schema.ts';
import { TIMELINE_KINDS } from './timeline-kinds.ts';

/** The fields of the copy of an opportunity that an edit may change, as the timeline names them. */
const CHANGED_FIELDS = [
  'project_title',
  'asking_price',
  'preferred_min_revenue',
  'preferred_max_revenue',
  'preferred_ebitda_min',
  'preferred_ebitda_max',
  'sectors',
  'sub_sectors',
  'tags',
  'country',
  'region',
  'company_name',
  'website',
  'phone',
  'city',
  'zip_code',
  'activity',
  'unique_selling_proposition',
  'preferred_description',
  'financial',
  'operational_kpi',
  'ownership_structure',
  'background_image',
  'organizational_chart',
  'revenue',
  'number_of_employees',
  'ebitda',
  'net_profit',
  'normalised_ebitda',
  'add_backs',
  'working_capital',
  'net_debt',
  'capex',
  'office',
] as const;

const amountOfSchema = z.object({ amount: z.number(), currency: idSchema });
const namesSchema = z.array(z.object({ name: z.string(), name_fr: z.string() }));
/** A number of people, an amount, a text, or names of the reference data; null if there was or is none. */
const valueSchema = z.union([z.number(), z.string(), amountOfSchema, namesSchema]).nullable();

const timelineChangeSchema = z
  .object({
    field: z.enum(CHANGED_FIELDS),
    /** The year of a yearly figure. */
    year: z.number().int().nullable(),
    /** Both null for a picture and an organisation chart, which are not kept twice. */
    before: valueSchema,
    after: valueSchema,
  })
  .meta({ id: 'TimelineChange' });

/** The details of an event. Each has those that apply to it. */
const timelineDetailsSchema = z
  .object({
    changes: z.array(timelineChangeSchema).optional(),
    group: z.enum(FILE_GROUPS).optional(),
    /** Left out while the group is closed to the viewer. */
    files: z.array(z.object({ id: idSchema, name: z.string() })).optional(),
    letter: idSchema.optional(),
    version: z.number().int().optional(),
    question: idSchema.optional(),
    /** The number of the question. */
    number: z.number().int().optional(),
    /** The first words of the question, or its subject; left out once it is deleted. */
    words: z.string().optional(),
    reason: z.string().optional(),
    /** The last days of exclusivity. */
    before: dateSchema.optional(),
    after: dateSchema.optional(),
  })
  .meta({ id: 'TimelineDetails' });

export const timelineEntrySchema = z
  .object({
    id: idSchema,
    /** One of `TIMELINE_KINDS`. */
    event: z.string(),
    /** The side that acted; null if nobody did, e.g. when a time had come. */
    side: z.enum(DEAL_SIDES).nullable(),
    /** The name of who did it; null too once their account is closed, '' where the reader may not know it any more. */
    person: z.string().nullable(),
    /** The adviser who did it for them, with their firm. */
    acted_by: z.string().optional(),
    phase: z.enum(DEAL_PHASES).nullable(),
    /** Null while the viewer may not see it. */
    details: timelineDetailsSchema.nullable(),
    created_at: timeSchema,
  })
  .meta({ id: 'TimelineEntry' });

const kinds = Object.keys(TIMELINE_KINDS) as (keyof typeof TIMELINE_KINDS)[];
/** A comma list or a repeated field. */
export const timelineQuerySchema = pageQuerySchema.extend({
  kinds: z
    .preprocess(
      (value: string | readonly string[]) =>
        typeof value === 'string' ? value.split(',').filter(Boolean) : value,
      z.array(z.enum(kinds)),
    )
    .optional(),
});
export const timelinePageSchema = pageOf(timelineEntrySchema).meta({ id: 'TimelinePage' });

export type TimelineQuery = z.output<typeof timelineQuerySchema>;
export type TimelineChange = z.infer<typeof timelineChangeSchema>;
export type TimelineDetails = z.infer<typeof timelineDetailsSchema>;
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;
export type ChangedField = (typeof CHANGED_FIELDS)[number];
