import { z } from 'zod';
import { errorCode } from './errors/errors.ts';
import { PAGE_SIZE, TAG_PATTERN, TEXT } from './limits.ts';
import { toName } from './typed-text.ts';
import {
  idListSchema,
  idSchema,
  idTextSchema,
  lineSchema,
  numberText,
  pageOf,
  referenceSchema,
  searchSchema,
} from './wire/wire.schema.ts';

export const regionSchema = referenceSchema
  .extend({ deleted: z.boolean(), country: idSchema.nullable() })
  .meta({ id: 'Region' });
export const tagSchema = referenceSchema.extend({ deleted: z.boolean() }).meta({ id: 'Tag' });
export const sectorSchema = referenceSchema
  .extend({
    /** Hue of the sector's pattern, in degrees. */
    hue: z.number().int().min(0).max(359),
  })
  .meta({ id: 'Sector' });
export const subSectorSchema = referenceSchema.extend({ parent: idSchema }).meta({ id: 'SubSector' });
const currencySchema = referenceSchema.extend({ symbol: z.string() }).meta({ id: 'Currency' });

export const referenceQuerySchema = z.object({
  page: numberText(z.number().int().min(0)).default(1),
  page_size: numberText(z.number().int().min(1).max(PAGE_SIZE.referenceMax)).default(PAGE_SIZE.reference),
  name: searchSchema(TEXT.placeMax).optional(),
  ordering: z.string().max(50).optional(),
});
/** Only those with these ids, also those that are retired: a record or a link has the ids, and needs the names. */
const withIds = { ids: idListSchema.optional() };
export const sectorQuerySchema = referenceQuerySchema.extend(withIds);
export const subSectorQuerySchema = referenceQuerySchema.extend({
  ...withIds,
  /** Ids of sectors joined by commas, or `none`. */
  parents: z.string().max(500).optional(),
});
/**
 * Of the record for who does not know: what the client sends to the list beside it, and the field that it is for. None
 * of it changes the answer.
 */
export const needHelpQuerySchema = subSectorQuerySchema.extend({
  type: z
    .enum(['sectors', 'preferred_sectors', 'preferred_sector', 'sub_sectors', 'preferred_sub_sector'])
    .optional(),
});
export const regionQuerySchema = referenceQuerySchema.extend({
  /** Only the regions of this country. */
  country: idTextSchema.optional(),
});
export const tagQuerySchema = referenceQuerySchema.extend({
  /** Only the tags with these ids: a link to a filtered list has the ids, and needs the names. */
  ids: idListSchema.optional(),
});
export const regionBodySchema = z
  .object({
    name: lineSchema({ min: 2, max: TEXT.placeMax }),
    deleted: z.boolean().default(false),
    /** The country that it lies in. */
    country: idSchema.nullish(),
  })
  .meta({ id: 'RegionBody' });
export const tagBodySchema = z
  .object({
    name: z.string().overwrite(toName).regex(TAG_PATTERN, errorCode('value.letters_only')),
    deleted: z.boolean().default(false),
  })
  .meta({ id: 'TagBody' });

/** A tag or a region of an opportunity that its owner has made, and staff have not accepted. */
export const proposedNameSchema = z
  .object({ kind: z.enum(['tag', 'region']), id: idSchema, name: z.string() })
  .meta({ id: 'ProposedName' });
/** Accepted, it is everyone's; refused, it leaves the opportunity. */
export const proposedDecisionSchema = proposedNameSchema
  .omit({ name: true })
  .extend({ accepted: z.boolean() })
  .meta({ id: 'ProposedDecision' });

export const sectorPageSchema = pageOf(sectorSchema).meta({ id: 'SectorPage' });
export const subSectorPageSchema = pageOf(subSectorSchema).meta({ id: 'SubSectorPage' });
export const regionPageSchema = pageOf(regionSchema).meta({ id: 'RegionPage' });
export const tagPageSchema = pageOf(tagSchema).meta({ id: 'TagPage' });
export const currencyPageSchema = pageOf(currencySchema).meta({ id: 'CurrencyPage' });
export const countryPageSchema = pageOf(referenceSchema).meta({ id: 'CountryPage' });

export type Sector = z.infer<typeof sectorSchema>;
export type SubSector = z.infer<typeof subSectorSchema>;
export type Region = z.infer<typeof regionSchema>;
export type Tag = z.infer<typeof tagSchema>;
export type ProposedName = z.infer<typeof proposedNameSchema>;
export type ProposedDecision = z.infer<typeof proposedDecisionSchema>;
export type Country = z.infer<typeof referenceSchema>;
export type Currency = z.infer<typeof currencySchema>;
