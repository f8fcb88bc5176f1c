import { z } from 'zod';
import { CHANGE_AREAS } from '../vocabulary.ts';
import { idSchema } from '../wire/wire.schema.ts';

/** The data that open pages have to load again: a deal, or an area of a user. */
export const changeSchema = z.union([
  z.object({ deal_id: idSchema }),
  z.object({ area: z.enum(CHANGE_AREAS) }),
]);

export type Change = z.infer<typeof changeSchema>;
