import type { SocialProviderName, SocialTokens } from '@handover/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transaction } from '../../../db/connect.ts';
import type { Viewer } from '../../http/call.ts';
import { languageOf } from '../../http/language.ts';
import { brokenUnique } from '../../plugins/database-errors.ts';
import { openSession, revokeSession } from '../auth/index.ts';
import { findUser, findUserByEmail, insertUser, type UserRow } from '../users/index.ts';
import { PROVIDERS } from './providers.ts';
import { type Claims, personOf, socialDecision } from './social.rules.ts';
import { findLinked, insertLink, lockSubject } from './social-accounts.sql.ts';

interface Entry {
  name: SocialProviderName;
  claims: Claims;
  /** The field of the body that errors about the claims are reported at. */
  field: string;
  viewer: Viewer | null;
  request: FastifyRequest;
}

/** Opens a session for the user of the claims; a signed-in user gets a new one, having just proven their identity. */
export async function signInOrLink(app: FastifyInstance, entry: Entry): Promise<SocialTokens> {
  const attempt = () =>
    app.db.transaction(async (tx) => {
      const user = await accountOf(tx, entry);
      if (entry.viewer) await revokeSession(tx, entry.viewer.sessionId, 'signed in again');
      const tokens = await openSession(app, tx, user.id, entry.request, true);
      return { ...tokens, is_phone_number_needed: user.phone === '' };
    });
  return attempt().catch((error) => {
    // Another request created an account with this e-mail meanwhile; the retry finds it.
    if (brokenUnique(error)) return attempt();
    throw error;
  });
}

async function accountOf(tx: Transaction, { name, claims, field, viewer, request }: Entry): Promise<UserRow> {
  const { title } = PROVIDERS[name];
  await lockSubject(tx, name, claims.sub);
  const account = await findLinked(tx, name, claims.sub);
  const decision = socialDecision({
    viewerId: viewer?.id ?? null,
    linked: account && { userId: account.id, closed: account.closedAt !== null },
    emailTaken:
      claims.email !== undefined && (await findUserByEmail(tx, claims.email.trim().toLowerCase())) !== null,
    title,
  });
  if (decision === 'sign-in' && account) return account;
  const user =
    decision === 'link' && viewer
      ? await findUser(tx, viewer.id)
      : await insertUser(tx, {
          ...personOf(claims, field, title),
          language: languageOf(request.headers['accept-language']),
        });
  if (!user) throw new Error('a signed-in person was not found');
  await insertLink(tx, name, claims.sub, user.id);
  return user;
}
