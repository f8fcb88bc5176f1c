import type { Session } from '@handover/shared/contract';
import { deviceOf } from './device.rules.ts';
import type { SessionRow } from './user-sessions.sql.ts';

export const sessionView = (row: SessionRow, currentId: string): Session => ({
  id: row.id,
  ...deviceOf(row.userAgent),
  ip: row.ip,
  created_at: row.createdAt.toISOString(),
  last_used_at: row.lastUsedAt.toISOString(),
  current: row.id === currentId,
});
