import { paths, type User } from '@handover/shared/contract';
import { type ReleaseSource, releaseHistory } from '@handover/tooling/releases';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forwardedHeaders } from '../api/forwarded-headers.ts';

const TIMEOUT_MS = 5000;

interface ReleaseHistoryOptions {
  source: ReleaseSource;
  apiUrl: string;
}

/**
 * The releases and revocations, for the federation panel of staff: `/releases.json`. The api identifies the reader by
 * the same header that its calls have; a cookie alone opens nothing.
 */
export async function releaseHistoryForStaff(
  app: FastifyInstance,
  { source, apiUrl }: ReleaseHistoryOptions,
) {
  /** Why somebody may not read it, as a status; undefined for staff. */
  async function refusal(request: FastifyRequest): Promise<number | undefined> {
    const { authorization } = request.headers;
    if (!authorization) return 401;
    const response = await fetch(new URL(paths.currentUser, apiUrl), {
      headers: { authorization, ...forwardedHeaders(request) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined);
    if (!response || response.status >= 500) return 503;
    if (!response.ok) return response.status;
    const user: Partial<User> = await response.json();
    return user.is_staff === true ? undefined : 403;
  }

  app.get('/releases.json', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const status = await refusal(request);
    if (status !== undefined) return reply.code(status).send();
    try {
      return await releaseHistory(source.store);
    } catch (error) {
      app.log.error({ err: error }, 'the history of releases can not be read');
      return reply.code(503).send();
    }
  });
}
