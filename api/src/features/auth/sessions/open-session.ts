import { routes, type Tokens } from '@handover/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transaction } from '../../../../db/connect.ts';
import type { ConfirmedBy } from '../../../../db/schema/people/session.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { notify } from '../../../events/notify.sql.ts';
import type { Confirmation } from '../proof/confirmation.rules.ts';
import { lockAccount } from '../proof/credentials.sql.ts';
import { signAccessToken } from './access-token.ts';
import { deviceOf, isNewDevice } from './device.rules.ts';
import { hashToken, newToken } from './refresh-token.ts';
import { insertRefreshToken, insertSession } from './sessions.sql.ts';
import { knownAgents } from './user-sessions.sql.ts';

interface NewSession {
  userId: number;
  request: Pick<FastifyRequest, 'ip' | 'headers'>;
  rememberMe: boolean;
  /** How they showed that it is them: just now, or as in the session that this one replaces. */
  confirmed: ConfirmedBy | Confirmation | null;
}

/** Signs a user in: creates a session with a refresh and an access token, and notifies them of a new device. */
export async function openSession(
  app: FastifyInstance,
  tx: Transaction,
  { userId, request, rememberMe, confirmed }: NewSession,
): Promise<Tokens> {
  const { accessSeconds, remembered, unremembered } = app.config;
  const { lifeSeconds, idleSeconds } = rememberMe ? remembered : unremembered;
  const account = await lockAccount(tx, userId);
  if (!account) throw new DomainError('auth.account_closed');
  if (account.suspendedAt) throw new DomainError('auth.account_suspended');
  const refresh = newToken();
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, 300);
  const unknown = isNewDevice(userAgent, await knownAgents(tx, userId));
  const confirmation = typeof confirmed === 'string' ? { by: confirmed, at: new Date() } : confirmed;
  const sessionId = await insertSession(tx, {
    userId,
    rememberMe,
    ip: request.ip,
    userAgent,
    expiresAt: new Date(Date.now() + lifeSeconds * 1000),
    idleSeconds,
    confirmedBy: confirmation?.by ?? null,
    confirmedAt: confirmation?.at ?? null,
  });
  await insertRefreshToken(tx, hashToken(refresh), sessionId);
  if (unknown) await notifyNewDevice(tx, userId, userAgent);
  const access = await signAccessToken(app.secrets, { userId, sessionId }, accessSeconds);
  return { access, refresh };
}

const notifyNewDevice = (tx: Transaction, userId: number, userAgent: string) =>
  notify(tx, {
    userId,
    type: 'new_device',
    link: routes.security,
    params: { ...deviceOf(userAgent) },
  });
