import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { notificationSettings } from '../../../db/schema/index.ts';
import type { StoredChannels } from '../../events/notification-channels.ts';

type SettingsRow = typeof notificationSettings.$inferSelect;

/** Made on the first read; two at once find the same. */
export async function settingsOf(db: Queryable, userId: number): Promise<SettingsRow> {
  await db.insert(notificationSettings).values({ userId }).onConflictDoNothing();
  const [row] = await db.select().from(notificationSettings).where(eq(notificationSettings.userId, userId));
  if (!row) throw new Error(`no settings were written for ${userId}`);
  return row;
}

export async function lockSettings(tx: Transaction, id: number): Promise<SettingsRow | undefined> {
  const [row] = await tx
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.id, id))
    .for('update');
  return row;
}

export async function saveChannels(tx: Transaction, id: number, channels: StoredChannels): Promise<void> {
  const values = { channels: channels as SettingsRow['channels'] };
  await tx.update(notificationSettings).set(values).where(eq(notificationSettings.id, id));
}
