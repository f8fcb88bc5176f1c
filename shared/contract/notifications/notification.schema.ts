import { z } from 'zod';
import { idSchema, pageOf, pageQuerySchema, timeSchema } from '../wire/wire.schema.ts';
import { NOTIFICATION_KINDS, NOTIFICATION_TYPES, type NotificationKind } from './notification-kinds.ts';

/** A notification in the list, or in a message of the socket. The client translates `text_key` with `params`. */
const notificationSchema = z
  .object({
    id: idSchema,
    type: z.enum(NOTIFICATION_TYPES),
    text_key: z.string(),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
    /** A path within the product. */
    link: z.string(),
    /** The actor, if the reader may know them: a name, or `former_user`. */
    person: z.string().nullable(),
    /** The adviser who acted for them, with their firm; only beside a name. */
    acted_by: z.string().optional(),
    /** The person for whom an adviser is told. */
    acting_for: z.string().optional(),
    deal_id: idSchema.nullable(),
    opportunity_id: idSchema.nullable(),
    /**
     * For a notification that has replaced several of its type and subject: how many they are, and the time of the
     * first.
     */
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
/** A notification as the socket sends it, with the unread count of its user at that moment. */
export type LiveNotification = Notification & {
  unread_count: number;
  /** The value of `since` of a later socket: all that came before this message is known. */
  cursor?: number;
};
/**
 * The message of a socket with `since` that follows all notifications which its client has missed, and precedes any
 * other message.
 */
export interface SocketReady {
  cursor: number;
  unread_count: number;
}
export type NotificationPage = z.infer<typeof notificationPageSchema>;
