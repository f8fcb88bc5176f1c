import { NOTIFICATION_KINDS, type NotificationKind } from '@handover/shared/contract';
import { and, eq, isNull, notInArray } from 'drizzle-orm';
import type { Transaction } from '../../../../db/connect.ts';
import { notifications, users } from '../../../../db/schema/index.ts';
import { channelsOf } from '../../../events/notification-channels.ts';
import { lockSettings, saveSettings, settingsOf } from '../notification-settings.sql.ts';

const kinds = (Object.keys(NOTIFICATION_KINDS) as NotificationKind[]).filter((kind) => kind !== 'security');

/** Switches off the mails of every kind but those about the security of the account, also those that wait. */
export async function stopMails(tx: Transaction, userId: number): Promise<void> {
  const open = and(eq(users.id, userId), isNull(users.closedAt));
  if ((await tx.$count(users, open)) === 0) return;
  const { id } = await settingsOf(tx, userId);
  const row = await lockSettings(tx, id);
  const channels = channelsOf(row?.channels ?? {});
  for (const kind of kinds) channels[kind] = { ...channels[kind], email: false };
  await saveSettings(tx, id, { channels });
  await tx
    .update(notifications)
    .set({ mailWanted: false })
    .where(
      and(eq(notifications.userId, userId), notInArray(notifications.type, [...NOTIFICATION_KINDS.security])),
    );
}
