import { z } from 'zod';
import { NOTIFICATION_KINDS, type NotificationKind } from './vocabulary.ts';
import { idSchema, pageOf } from './wire.schema.ts';

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
  })
  .meta({ id: 'NotificationSettings' });
/** A list of one item. */
export const notificationSettingsPageSchema = pageOf(notificationSettingsSchema).meta({
  id: 'NotificationSettingsPage',
});
/** Changed fields only: `{ channels: { letters: { email: false } } }`. */
export const notificationSettingsPatchSchema = z
  .object({
    channels: z.partialRecord(kindSchema, channelsSchema.partial()),
  })
  .meta({ id: 'NotificationSettingsPatch' });

export type NotificationChannels = z.infer<typeof channelsSchema>;
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>;
