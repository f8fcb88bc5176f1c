import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.ts';
import { fairTurns } from '../turns/fair-turns.ts';
import { askerOf } from './asker-of.ts';

const TIMEOUT_MS = 60_000;
const RETRY_SECONDS = 5;
const turns = fairTurns();

/**
 * Writes a slow response, a sheet or a letter: one at a time in this process, so that people who request many leave
 * time for the calls of others. 503 if its turn does not come.
 */
export async function writeInTurn<Written>(
  request: FastifyRequest,
  write: () => Promise<Written>,
): Promise<Written> {
  const late = AbortSignal.timeout(TIMEOUT_MS);
  return turns.run(askerOf(request), late, write).catch((cause) => {
    throw cause === late.reason
      ? new DomainError('server.busy', {}, { retryAfter: RETRY_SECONDS, cause })
      : cause;
  });
}
