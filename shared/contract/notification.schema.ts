import { z } from 'zod';
import { NOTIFICATION_TYPES } from './vocabulary.ts';
import { idSchema, pageOf, timeSchema } from './wire.schema.ts';

/** In the list and, one a message, on the socket. The client translates `text_key` with `params`. */
export const notificationSchema = z
  .object({
    id: idSchema,
    type: z.enum(NOTIFICATION_TYPES),
    text_key: z.string(),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
    /** A path within the product. */
    link: z.string(),
    created_at: timeSchema,
    is_read: z.boolean(),
  })
  .meta({ id: 'Notification' });
export const notificationPageSchema = pageOf(notificationSchema)
  .extend({
    results: z.object({ results: z.array(notificationSchema), unread_count: z.number().int() }),
  })
  .meta({ id: 'NotificationPage' });
export const readNotificationsBodySchema = z
  .object({ list_of_ids: z.array(idSchema).max(1000) })
  .meta({ id: 'ReadNotificationsBody' });

export type Notification = z.infer<typeof notificationSchema>;
export type NotificationPage = z.infer<typeof notificationPageSchema>;
