import { idParamsSchema } from '@handover/shared/contract/schemas';
import { z } from 'zod';

/** The address of a picture: the id of its owner, and its random file name. */
export const imageParamsSchema = idParamsSchema.extend({ name: z.string().regex(/^[0-9a-f-]{36}\.webp$/) });
