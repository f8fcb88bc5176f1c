import { z } from 'zod';
import { idSchema, pageOf, pageQuerySchema } from './wire.schema.ts';

export const backgroundImageSchema = z.object({
  id: idSchema,
  /** Its address: public, and the same for ever. */
  image: z.string(),
});
export const backgroundImagePageSchema = pageOf(backgroundImageSchema);
const subSectorId = z.coerce.number().int().positive().max(2_147_483_647);
export const backgroundImageQuerySchema = pageQuerySchema.extend({ sub_sector_id: subSectorId.optional() });
/** The text part of the multipart body; `image` is its file part. */
export const backgroundImageFieldsSchema = z.object({ sub_sector_id: subSectorId });

export type BackgroundImage = z.infer<typeof backgroundImageSchema>;
