import { idParamsSchema } from '@handover/shared/contract/schemas';
import { z } from 'zod';

/** Of the address of a picture: whose it is, and its random file name. */
export const imageParamsSchema = idParamsSchema.extend({ name: z.string().regex(/^[0-9a-f-]{36}\.webp$/) });
