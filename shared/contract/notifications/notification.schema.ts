import { z } from 'zod';
import { idSchema, pageOf, pageQuerySchema, timeSchema } from '../wire/wire.schema.ts';
import { NOTIFICATION_KINDS, NOTIFICATION_TYPES, type NotificationKind } from './notification-kinds.ts';

/** In the list and, one a message, on the socket. The client translates `text_key` with `params`. */
export const notificationSchema = z
  .object({
    id: idSchema,
    type: z.enum(NOTIFICATION_TYPES),
    text_key: z.string(),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
    /** A path within the product. */
    link: z.string(),
    /** Who did it, where the reader may know it: a name, or `former_user`. */
    person: z.string().nullable(),
    deal_id: idSchema.nullable(),
    opportunity_id: idSchema.nullable(),
    /** Of one that stands for several of its type and thing: it has taken the place of those since then. */
    group: z.object({ count: z.number().int(), since: timeSchema }).nullable(),
    created_at: timeSchema,
    is_read: z.boolean(),
  })
  .meta({ id: 'Notification' });
export const notificationPageSchema = pageOf(notificationSchema)
  .extend({
    results: z.object({ results: z.array(notificationSchema), unread_count: z.number().int() }),
  })
  .meta({ id: 'NotificationPage' });
const kindNames = Object.keys(NOTIFICATION_KINDS) as [NotificationKind, ...NotificationKind[]];
export const notificationQuerySchema = pageQuerySchema.extend({
  is_read: z.enum(['true', 'false']).optional(),
  kinds: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(kindNames)))
    .optional(),
  created_from: timeSchema.optional(),
  created_before: timeSchema.optional(),
});
export const readNotificationsBodySchema = z
  .object({ list_of_ids: z.array(idSchema).max(1000) })
  .meta({ id: 'ReadNotificationsBody' });

export type NotificationQuery = z.output<typeof notificationQuerySchema>;
export type Notification = z.infer<typeof notificationSchema>;
/** As the socket sends it: with the unread count of its user at that moment. */
export type LiveNotification = Notification & {
  unread_count: number;
  /** The value of `since` of a later socket: all that came before this message is known. */
  cursor?: number;
};
/** On a socket with `since`, after all notifications that its client has missed, and before any other message. */
export interface SocketReady {
  cursor: number;
  unread_count: number;
}
export type NotificationPage = z.infer<typeof notificationPageSchema>;
