import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import { notificationSettings } from '../../../db/schema/index.ts';
import type { StoredChannels } from '../../events/notification-channels.ts';

type SettingsRow = typeof notificationSettings.$inferSelect;

/** Created on the first read; two at once find the same. */
export async function settingsOf(db: Queryable, userId: number): Promise<SettingsRow> {
  await db.insert(notificationSettings).values({ userId }).onConflictDoNothing();
  return onlyRow(await db.select().from(notificationSettings).where(eq(notificationSettings.userId, userId)));
}

export async function lockSettings(tx: Transaction, id: number): Promise<SettingsRow | undefined> {
  const [row] = await tx
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.id, id))
    .for('update');
  return row;
}

interface Settings {
  channels: StoredChannels;
  dailyDigest?: boolean | undefined;
}

/** An absent value stays as it is. */
export async function saveSettings(tx: Transaction, id: number, settings: Settings): Promise<void> {
  const values = { ...settings, channels: settings.channels as SettingsRow['channels'] };
  await tx.update(notificationSettings).set(values).where(eq(notificationSettings.id, id));
}
