import type { pageQuerySchema, SocialAccount, socialAccountParamsSchema } from '@handover/shared/contract';
import { DomainError } from '../../../domain-error.ts';
import type { Call } from '../../../http/call.ts';
import { pageBounds, paged } from '../../../http/paging.ts';
import { findUser, lockPerson } from '../../users/index.ts';
import { checkWayIn } from '../social.rules.ts';
import { linksOf, removeLinks } from '../social-accounts.sql.ts';

/** By whom one may sign in to one's account. */
export async function listSocialAccounts({ app, viewer, query }: Call<{ query: typeof pageQuerySchema }>) {
  const rows = await linksOf(app.db, viewer.id);
  const { limit, offset } = pageBounds(query);
  const page = { rows: rows.slice(offset, offset + limit), count: rows.length };
  return paged(query, page, ({ provider, createdAt }) => ({
    provider: provider as SocialAccount['provider'],
    linked_at: createdAt.toISOString(),
  }));
}

/** The provider does not open the account any more; not where nothing else would. */
export async function unlinkSocialAccount(call: Call<{ params: typeof socialAccountParamsSchema }>) {
  const { app, viewer, params, reply } = call;
  await app.db.transaction(async (tx) => {
    await lockPerson(tx, viewer.id);
    const user = await findUser(tx, viewer.id);
    if (!user) throw new DomainError('auth.required');
    const others = (await linksOf(tx, viewer.id)).filter(({ provider }) => provider !== params.provider);
    if (!(await removeLinks(tx, viewer.id, params.provider))) throw new DomainError('request.not_found');
    checkWayIn({ hasPassword: user.passwordHash !== null, others: others.length });
  });
  return reply.code(204).send();
}
