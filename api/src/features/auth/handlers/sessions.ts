import type { Session } from '@handover/shared/contract';
import type { pageQuerySchema, sessionParamsSchema } from '@handover/shared/contract/schemas';
import { DomainError, FieldError } from '../../../errors/domain-error.ts';
import type { Call } from '../../../http/call.ts';
import { pageBounds, paged } from '../../../http/lists/paging.ts';
import { deviceOf } from '../sessions/device.rules.ts';
import { endAccess } from '../sessions/end-access.sql.ts';
import { revokeSession } from '../sessions/sessions.sql.ts';
import { findLiveSession, listSessions as listRows, type SessionRow } from '../sessions/user-sessions.sql.ts';

const view = (row: SessionRow, currentId: string): Session => ({
  id: row.id,
  ...deviceOf(row.userAgent),
  ip: row.ip,
  created_at: row.createdAt.toISOString(),
  last_used_at: row.lastUsedAt.toISOString(),
  current: row.id === currentId,
});

/** The sessions of the viewer. */
export async function listSessions({ app, viewer, query }: Call<{ query: typeof pageQuerySchema }>) {
  if (query.ordering && query.ordering !== '-last_used_at')
    throw new FieldError('ordering', 'value.invalid_ordering');
  const page = await listRows(app.db, viewer.id, pageBounds(query));
  return paged(query, page, (row) => view(row, viewer.sessionId));
}

/** Another user's session is 404. */
export async function endSession({
  app,
  viewer,
  params,
  reply,
}: Call<{ params: typeof sessionParamsSchema }>) {
  await app.db.transaction(async (tx) => {
    if (!(await findLiveSession(tx, viewer.id, params.id))) throw new DomainError('session.not_found');
    await revokeSession(tx, params.id, 'ended by hand');
  });
  return reply.code(204).send();
}

/** Ends every session, this one too, on every instance, and all unfinished actions of these sessions. */
export async function logoutEverywhere({ app, viewer }: Call): Promise<{ detail: string }> {
  await app.db.transaction((tx) => endAccess(tx, viewer.id, 'logout everywhere'));
  return { detail: 'Signed out everywhere' };
}

/** Access and refresh tokens of this session end, its sockets are closed on every instance. */
export async function logout({ app, viewer }: Call): Promise<{ detail: string }> {
  await app.db.transaction((tx) => revokeSession(tx, viewer.sessionId, 'logout'));
  return { detail: 'Signed out' };
}
