import { z } from 'zod';
import { COUNT, TEXT } from '../limits.ts';
import { FACTS } from '../opportunities/public-facts.ts';
import { IDENTITY_FIELDS, IDENTITY_REASONS } from '../vocabulary.ts';
import { idSchema } from '../wire/wire.schema.ts';

/**
 * The text is not trimmed: a hit is a position in the text as it was sent. Blanks around it do not count where it is
 * saved.
 */
const searchedText = (max: number) => z.string().max(max + BLANKS);
const BLANKS = 500;

export const identityCheckBodySchema = z
  .object({
    company_id: idSchema,
    project_title: searchedText(TEXT.projectTitleMax),
    activity: searchedText(TEXT.longMax),
    unique_selling_proposition: searchedText(TEXT.longMax),
    reason_for_sale: searchedText(FACTS.reasonMax).optional(),
    /** The picture whose file name is searched: one that the user may choose, or has on a listing. */
    background_image: idSchema.nullish(),
    /** Tags and a region of which the names that users have made are searched. */
    tags: z.array(idSchema).max(COUNT.tags).optional(),
    region: idSchema.nullish(),
  })
  .meta({ id: 'IdentityCheckBody' });
/** A part of a public text that tells whose the business is: offsets in UTF-16 units, the end excluded. */
const identityHitSchema = z
  .object({
    field: z.enum(IDENTITY_FIELDS),
    start: z.number().int().min(0),
    end: z.number().int().min(0),
    text: z.string(),
    reason: z.enum(IDENTITY_REASONS),
  })
  .meta({ id: 'IdentityHit' });
export const identityHitsSchema = z.object({ hits: z.array(identityHitSchema) }).meta({ id: 'IdentityHits' });

export type IdentityHit = z.infer<typeof identityHitSchema>;
