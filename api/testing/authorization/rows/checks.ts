import { ne } from 'drizzle-orm';
import { moderationEvents } from '../../../db/schema/index.ts';
import type { Check } from '../table.ts';

/** Expects that access by staff was logged. */
export const logged: Check = async (_answer, { app }) => {
  const rows = await app.db.select().from(moderationEvents).where(ne(moderationEvents.event, 'moderated'));
  return rows.length > 0;
};
export const none: Check = ({ body }) => body.count === 0;
export const some: Check = ({ body }) => body.count > 0;
