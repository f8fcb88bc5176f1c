import type { NotificationType } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/connect.ts';
import { notifications } from '../../db/schema/index.ts';

export interface Notice {
  userId: number;
  type: NotificationType;
  /** A path within the product. */
  link: string;
  /** For the client's translation; never a confidential company name, always the project title. */
  params?: Record<string, string | number>;
  /** The same event for the same person is written once. */
  dedupeKey?: string;
}

/**
 * Tells a person: writes the row and announces it, in the transaction of the cause. It reaches their sockets, on
 * whichever instance, when that commits, and nobody when it does not. Never call it for the actor.
 */
export async function notify(tx: Transaction, notice: Notice): Promise<void> {
  const [row] = await tx
    .insert(notifications)
    .values({ ...notice, textKey: notice.type, params: notice.params ?? {} })
    .onConflictDoNothing()
    .returning({ id: notifications.id });
  if (!row) return;
  const message = JSON.stringify({ user: notice.userId, id: row.id });
  await tx.execute(sql`select pg_notify('handover', ${message})`);
}
