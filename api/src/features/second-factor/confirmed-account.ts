import { DomainError } from '../../errors/domain-error.ts';
import type { Call } from '../../http/call.ts';
import { checkConfirmed, findConfirmation } from '../auth/index.ts';
import { findUser, ownAccount, type UserRow } from '../users/index.ts';

/** The account of the viewer, in a session that was confirmed a moment ago. */
export async function confirmedAccount({
  app,
  viewer,
  params,
}: Pick<Call, 'app' | 'viewer'> & { params: { id: number } }): Promise<UserRow> {
  ownAccount(viewer, params.id);
  checkConfirmed(await findConfirmation(app.db, viewer.sessionId), new Date());
  const user = await findUser(app.db, viewer.id);
  if (!user) throw new DomainError('auth.required');
  return user;
}
