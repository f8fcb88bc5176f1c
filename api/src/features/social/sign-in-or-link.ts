import type { SocialProviderName, SocialTokens } from '@handover/shared/contract';
import { toEmail } from '@handover/shared/contract/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transaction } from '../../../db/connect.ts';
import { brokenUnique } from '../../errors/database-errors.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Viewer } from '../../http/call.ts';
import { languageOf } from '../../http/language.ts';
import { sendAccountMail } from '../../mails/account.mail.ts';
import { freeBytes } from '../../storage/removing/free-bytes.ts';
import {
  type Confirmation,
  checkConfirmed,
  findConfirmation,
  findLiveSession,
  openSession,
  revokeSession,
  signIn,
  tokensOf,
} from '../auth/index.ts';
import {
  findUser,
  findUserByEmail,
  insertUser,
  isReserved,
  newUndoLink,
  proveEmail,
  type UserRow,
  updateUser,
} from '../users/index.ts';
import { PROVIDERS } from './providers.ts';
import { type Claims, personOf, socialDecision, vouchesForEmail } from './social.rules.ts';
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
      // Read before the session that it belongs to is replaced.
      const before = entry.viewer && (await findConfirmation(tx, entry.viewer.sessionId));
      const { user, freed = [], isNewLink = false, isNew = false } = await accountOf(tx, entry, before);
      const result = entry.viewer
        ? {
            tokens: await replaceSession(
              app,
              tx,
              entry.viewer,
              entry.request,
              isNewLink ? before : 'provider',
            ),
          }
        : await signIn(
            app,
            tx,
            { userId: user.id, rememberMe: true, confirmedBy: 'provider' },
            entry.request,
          );
      return {
        result,
        user,
        isNew,
        freed,
        linked: isNewLink && { user, undo: await newUndoLink(app, tx, user) },
      };
    });
  const { result, user, isNew, freed, linked } = await attempt().catch((error) => {
    // Another request created an account with this e-mail meanwhile; the retry finds it.
    if (brokenUnique(error)) return attempt();
    throw error;
  });
  freeBytes(app, freed);
  const { title: provider } = PROVIDERS[entry.name];
  if (linked) sendAccountMail(app, linked.user, 'linked', { provider, ...linked.undo });
  return { ...tokensOf(result), is_phone_number_needed: user.phone === '', is_new_account: isNew };
}

/**
 * Replaces the session of a signed-in user, who has completed the second step already, and chosen how long the
 * session lasts.
 */
async function replaceSession(
  app: FastifyInstance,
  tx: Transaction,
  viewer: Viewer,
  request: FastifyRequest,
  confirmed: 'provider' | Confirmation | null,
) {
  const session = await findLiveSession(tx, viewer.id, viewer.sessionId);
  await revokeSession(tx, viewer.sessionId, 'signed in again');
  return openSession(app, tx, {
    userId: viewer.id,
    request,
    rememberMe: session?.rememberMe ?? false,
    confirmed,
  });
}

async function accountOf(
  tx: Transaction,
  { name, claims, field, viewer, request }: Entry,
  confirmation: Confirmation | null,
): Promise<{ user: UserRow; freed?: string[]; isNewLink?: boolean; isNew?: boolean }> {
  const { title } = PROVIDERS[name];
  await lockSubject(tx, name, claims.sub);
  const account = await findLinked(tx, name, claims.sub);
  const email = claims.email && toEmail(claims.email);
  const holder = email === undefined ? null : await findUserByEmail(tx, email);
  const decision = socialDecision({
    viewerId: viewer?.id ?? null,
    viewerIsProven: viewer?.isProven ?? false,
    linked: account && { userId: account.id, closed: account.closedAt !== null },
    sameEmail: !holder ? 'none' : holder.emailProvenAt ? 'proven' : 'unproven',
    isVouchedFor: vouchesForEmail(claims),
    title,
  });
  if (decision === 'sign-in' && account) return { user: account };
  if (decision === 'claim' && holder) {
    const freed = await proveEmail(tx, holder.id, null);
    // Somebody else has proven it meanwhile.
    if (!freed) throw new DomainError('social.email_taken', { provider: title });
    const { email: _, ...person } = personOf(claims, field, title);
    const user = found(await updateUser(tx, holder.id, person));
    await insertLink(tx, name, claims.sub, user.id);
    return { user, freed };
  }
  const isNewLink = decision === 'link' && viewer !== null;
  if (isNewLink) checkConfirmed(confirmation, new Date());
  const user = isNewLink
    ? found(await findUser(tx, viewer.id))
    : await insertUser(tx, {
        ...personOf(claims, field, title),
        emailProvenAt: new Date(),
        language: languageOf(request.headers['accept-language']),
      });
  if (!isNewLink && (await isReserved(tx, user.email.toLowerCase(), user.id)))
    throw new DomainError('social.email_taken', { provider: title });
  await insertLink(tx, name, claims.sub, user.id);
  return { user, isNewLink, isNew: !isNewLink };
}

function found(user: UserRow | null): UserRow {
  if (!user) throw new Error('a person was not found');
  return user;
}
