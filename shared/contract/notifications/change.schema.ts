import { z } from 'zod';
import { CHANGE_AREAS } from '../vocabulary.ts';
import { idSchema } from '../wire/wire.schema.ts';

/** What has changed, so that open pages load it again: a deal, or what a user sees of an area. */
export const changeSchema = z.union([
  z.object({ deal_id: idSchema }),
  z.object({ area: z.enum(CHANGE_AREAS) }),
]);

export type Change = z.infer<typeof changeSchema>;
