import { z } from 'zod';
import { errorCode } from '../errors/errors.ts';
import { bandSchema } from '../opportunities/public-facts.schema.ts';
import { sectorSchema } from '../reference.schema.ts';
import { OPPORTUNITY_TYPES } from '../vocabulary.ts';
import { idSchema, lineSchema, pageOf, referenceSchema, timeSchema } from '../wire/wire.schema.ts';
import { API_KEY, KEY_DAYS, KEY_KINDS, KEY_SCOPES, LISTING_STATES } from './api-keys.ts';

/** `https://firm.example`, or a page on the own computer; no path. */
const originSchema = z
  .string()
  .trim()
  .max(API_KEY.originMax)
  .refine((text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const isLocal = url?.protocol === 'http:' && url.hostname === 'localhost';
    // It becomes a part of a header of the page, where `*` would be every site.
    const isHost = /^[a-z\d.-]+$/.test(url?.hostname ?? '');
    return url !== undefined && isHost && url.origin === text && (url.protocol === 'https:' || isLocal);
  }, errorCode('value.invalid'));

/** A key as its owner sees it. What a key for reading is, is shown once, when it is made. */
const apiKeySchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(KEY_KINDS),
    name: z.string(),
    scopes: z.array(z.enum(KEY_SCOPES)),
    /** Of a widget: the sites that may show it. */
    origins: z.array(z.string()),
    /** Of a widget: the key, which is public. Null of one for reading. */
    publishable: z.string().nullable(),
    created_at: timeSchema,
    expires_at: timeSchema.nullable(),
    /** To a minute; null if it was never used. */
    last_used_at: timeSchema.nullable(),
  })
  .meta({ id: 'ApiKey' });
export const apiKeysSchema = pageOf(apiKeySchema).meta({ id: 'ApiKeys' });
export const madeApiKeySchema = apiKeySchema
  .extend({
    /** The key itself, which can't be read again. */
    key: z.string(),
  })
  .meta({ id: 'MadeApiKey' });
export const apiKeyBodySchema = z
  .object({
    kind: z.enum(KEY_KINDS),
    name: lineSchema({ min: API_KEY.nameMin, max: API_KEY.nameMax }),
    scopes: z.array(z.enum(KEY_SCOPES)).max(KEY_SCOPES.length).default([]),
    origins: z.array(originSchema).max(API_KEY.origins).default([]),
    /** After how many days it ends; left out: never. */
    days: z.literal(KEY_DAYS).nullish(),
  })
  .refine(({ kind, scopes }) => kind !== 'read' || scopes.length > 0, {
    message: errorCode('value.required'),
    path: ['scopes'],
  })
  .refine(({ kind, origins }) => kind !== 'widget' || origins.length > 0, {
    message: errorCode('value.required'),
    path: ['origins'],
  })
  .meta({ id: 'ApiKeyBody' });
export const apiKeyParamsSchema = z.object({ id: z.uuid() });

/** A listing of the owner of a key: its public part, and where it stands. */
const ownListingSchema = z
  .object({
    id: idSchema,
    type_of_opportunity: z.enum(OPPORTUNITY_TYPES),
    state: z.enum(LISTING_STATES),
    project_title: z.string(),
    /** Its page on the marketplace. */
    url: z.string(),
    sectors: z.array(sectorSchema),
    sub_sectors: z.array(referenceSchema),
    country: referenceSchema.nullable(),
    region: referenceSchema.nullable(),
    activity: z.string(),
    unique_selling_proposition: z.string(),
    preferred_description: z.string(),
    asking_price: z.number().nullable(),
    currency: idSchema,
    /** Of the latest year. */
    revenue: bandSchema.nullable(),
    ebitda: bandSchema.nullable(),
    published_at: timeSchema.nullable(),
    updated_at: timeSchema,
  })
  .meta({ id: 'OwnListing' });
export const ownListingsSchema = pageOf(ownListingSchema).meta({ id: 'OwnListings' });

export const widgetParamsSchema = z.object({ key: z.string().max(100) });
/** What a page of a site may show by a key of a widget. */
export const widgetSchema = z
  .object({ origins: z.array(z.string()), listings: z.array(ownListingSchema) })
  .meta({ id: 'Widget' });
export const widgetCheckSchema = z
  .object({
    /** Null if the site may show it; else what its developer has to do. */
    problem: z.string().nullable(),
  })
  .meta({ id: 'WidgetCheck' });

export type ApiKey = z.infer<typeof apiKeySchema>;
export type ApiKeyBody = z.input<typeof apiKeyBodySchema>;
export type MadeApiKey = z.infer<typeof madeApiKeySchema>;
export type OwnListing = z.infer<typeof ownListingSchema>;
export type Widget = z.infer<typeof widgetSchema>;
