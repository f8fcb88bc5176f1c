import type { Tokens } from '@handover/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transaction } from '../../../db/connect.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { type FirstStep, hasSecondFactor, insertSecondStepTicket } from './proof/second-step.sql.ts';
import { openSession } from './sessions/open-session.ts';
import { newToken } from './sessions/refresh-token.ts';

/** Time to find the phone. */
const TICKET_SECONDS = 600;

/** The tokens of a new session, or the ticket for the second step. */
export type SignIn = { tokens: Tokens } | { ticket: string };

/** The first step is right: opens a session, or, where the account has a second factor, issues a ticket for that step. */
export async function signIn(
  app: FastifyInstance,
  tx: Transaction,
  step: FirstStep,
  request: Pick<FastifyRequest, 'ip' | 'headers'>,
): Promise<SignIn> {
  const { userId, rememberMe, confirmedBy } = step;
  if (!(await hasSecondFactor(tx, userId)))
    return { tokens: await openSession(app, tx, { userId, request, rememberMe, confirmed: confirmedBy }) };
  const ticket = newToken();
  const expiresAt = new Date(Date.now() + TICKET_SECONDS * 1000);
  await insertSecondStepTicket(tx, { ...step, ticket, expiresAt });
  return { ticket };
}

/** Throws the ticket as a refusal, which older clients can show. Only after the commit: it is stored by then. */
export function tokensOf(result: SignIn): Tokens {
  if ('ticket' in result) throw new DomainError('auth.second_factor_needed', { ticket: result.ticket });
  return result.tokens;
}
