import type { User } from '@handover/shared/contract';
import { DomainError } from '../../../errors/domain-error.ts';
import type { Call } from '../../../http/call.ts';
import { userView } from '../user-view.ts';
import { findUser } from '../users.sql.ts';

export async function currentUser({ app, viewer }: Call): Promise<User> {
  const user = await findUser(app.db, viewer.id);
  if (!user) throw new DomainError('auth.required');
  return userView(user, viewer);
}
