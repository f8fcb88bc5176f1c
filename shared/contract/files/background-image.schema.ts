import { z } from 'zod';
import { idSchema, idTextSchema, pageOf, pageQuerySchema } from '../wire/wire.schema.ts';

export const backgroundImageSchema = z
  .object({
    id: idSchema,
    /** Its address: public, and the same for ever. */
    image: z.string(),
  })
  .meta({ id: 'BackgroundImage' });
export const backgroundImagePageSchema = pageOf(backgroundImageSchema).meta({ id: 'BackgroundImagePage' });
export const backgroundImageQuerySchema = pageQuerySchema.extend({ sub_sector_id: idTextSchema.optional() });
/** The text part of the multipart body; `image` is its file part. */
export const backgroundImageFieldsSchema = z
  .object({ sub_sector_id: idTextSchema })
  .meta({ id: 'BackgroundImageFields' });

export type BackgroundImageBody = z.input<typeof backgroundImageFieldsSchema> & { image: Blob };
export type BackgroundImage = z.infer<typeof backgroundImageSchema>;
