import { z } from 'zod';
import { errorCode } from '../errors/errors.ts';
import { idSchema, pageOf } from '../wire/wire.schema.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from './notification-kinds.ts';

const kindNames = Object.keys(NOTIFICATION_KINDS) as [NotificationKind, ...NotificationKind[]];
const kindSchema = z.enum(kindNames);

/** `socket`: told at once in the open page. `email`: also by mail, if not read meanwhile. The list holds everything. */
const channelsSchema = z
  .strictObject({ socket: z.boolean(), email: z.boolean() })
  .meta({ id: 'NotificationChannels' });

export const notificationSettingsSchema = z
  .object({
    id: idSchema,
    channels: z.record(kindSchema, channelsSchema),
    /** Mails once a day in place of at once; never those about the security of the account. */
    daily_digest: z.boolean(),
  })
  .meta({ id: 'NotificationSettings' });
/** A list of one item. */
export const notificationSettingsPageSchema = pageOf(notificationSettingsSchema).meta({
  id: 'NotificationSettingsPage',
});
/** Changed fields only: `{ channels: { letters: { email: false } } }`, or `{ daily_digest: true }`. */
export const notificationSettingsPatchSchema = z
  .object({
    channels: z.partialRecord(kindSchema, channelsSchema.partial()).optional(),
    daily_digest: z.boolean().optional(),
  })
  .refine(({ channels, daily_digest }) => channels !== undefined || daily_digest !== undefined, {
    message: errorCode('value.required'),
    path: ['channels'],
  })
  .meta({ id: 'NotificationSettingsPatch' });

export const unsubscribeQuerySchema = z.object({ token: z.string().max(1000) });

export type NotificationChannels = z.infer<typeof channelsSchema>;
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>;
