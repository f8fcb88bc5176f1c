import { z } from 'zod';
import { TEXT } from '../limits.ts';
import { OPPORTUNITY_TYPES } from '../vocabulary.ts';
import { idSchema, idTextSchema, referenceSchema, searchSchema } from '../wire/wire.schema.ts';

/** A landing page by the end of its address (`industry/bretagne`), or by the ids of sector and region; none: of the whole list. */
export const landingQuerySchema = z.object({
  type_of_opportunity: z.enum(OPPORTUNITY_TYPES),
  path: searchSchema(2 * TEXT.placeMax + 1).optional(),
  sector: idTextSchema.optional(),
  region: idTextSchema.optional(),
});

const namedSchema = referenceSchema
  .extend({
    /** Its part of the address. It stays when the name changes. */
    slug: z.string(),
  })
  .meta({ id: 'LandingName' });
const linkedSchema = namedSchema.extend({ count: z.number().int() }).meta({ id: 'LandingLink' });

/** What a list of one sector, one region, or both begins with. */
export const landingSchema = z
  .object({
    sector: namedSchema.nullable(),
    region: namedSchema.extend({ country: idSchema }).nullable(),
    /** How many are published, and how many of the other type. Of many, as it was a few minutes ago. */
    count: z.number().int(),
    other_count: z.number().int(),
    /** The pages within this one that have listings. */
    sectors: z.array(linkedSchema),
    regions: z.array(linkedSchema),
  })
  .meta({ id: 'LandingPage' });

export type LandingName = z.infer<typeof namedSchema>;
export type Landing = z.infer<typeof landingSchema>;
