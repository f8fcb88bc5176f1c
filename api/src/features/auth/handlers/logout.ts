import type { Call } from '../../../http/call.ts';
import { revokeSession } from '../sessions.sql.ts';

/** Access and refresh tokens of this session end, its sockets are closed on every instance. */
export async function logout({ app, viewer }: Call): Promise<{ detail: string }> {
  await app.db.transaction((tx) => revokeSession(tx, viewer.sessionId, 'logout'));
  return { detail: 'Signed out' };
}
