import type { SocialAccount } from '@handover/shared/contract';
import type { pageQuerySchema, socialAccountParamsSchema } from '@handover/shared/contract/schemas';
import { DomainError } from '../../../errors/domain-error.ts';
import type { Call } from '../../../http/call.ts';
import { pageBounds, paged } from '../../../http/lists/paging.ts';
import { findUser, lockPerson } from '../../users/index.ts';
import { checkSignInLeft } from '../social.rules.ts';
import { linksOf, removeLinks } from '../social-accounts.sql.ts';

/** The providers that the viewer may sign in with. */
export async function listSocialAccounts({ app, viewer, query }: Call<{ query: typeof pageQuerySchema }>) {
  const rows = await linksOf(app.db, viewer.id);
  const { limit, offset } = pageBounds(query);
  const page = { rows: rows.slice(offset, offset + limit), count: rows.length };
  return paged(query, page, ({ provider, createdAt }) => ({
    provider: provider as SocialAccount['provider'],
    linked_at: createdAt.toISOString(),
  }));
}

/** Unlinks a provider, unless it is the last way to sign in. */
export async function unlinkSocialAccount(call: Call<{ params: typeof socialAccountParamsSchema }>) {
  const { app, viewer, params, reply } = call;
  await app.db.transaction(async (tx) => {
    await lockPerson(tx, viewer.id);
    const user = await findUser(tx, viewer.id);
    if (!user) throw new DomainError('auth.required');
    const others = (await linksOf(tx, viewer.id)).filter(({ provider }) => provider !== params.provider);
    if (!(await removeLinks(tx, viewer.id, params.provider))) throw new DomainError('request.not_found');
    checkSignInLeft({ hasPassword: user.passwordHash !== null, others: others.length });
  });
  return reply.code(204).send();
}
