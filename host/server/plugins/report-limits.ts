import { createHash } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Several people may share an address, so a person may send less than an address. */
const PER_MINUTE = { person: 20, address: 100 };

/**
 * Who sends it: a session, or at an address all who are not signed in. The gateway can't check a token; a made-up one
 * still counts for its address. The whole token is hashed, so that nobody uses up the limit of another person.
 */
function personOf({ headers, ip }: FastifyRequest): string {
  const token = /(?:^|;\s*)access=([^;]+)/.exec(headers.cookie ?? '')?.[1];
  return token ? createHash('sha256').update(token).digest('base64') : ip;
}

/**
 * Limits what browsers report, for each person and each address. There is no limit for all together, so that nobody crowds out the
 * reports of others. Resolves with a function that gives the seconds to wait, if a limit is reached.
 */
export async function reportLimits(app: FastifyInstance) {
  await app.register(rateLimit, { global: false, timeWindow: 60_000 });
  const limits = [
    app.createRateLimit({ max: PER_MINUTE.person, keyGenerator: personOf }),
    app.createRateLimit({ max: PER_MINUTE.address }),
  ];
  // What exceeds the limit of a person does not count for the address.
  return async (request: FastifyRequest): Promise<number> => {
    for (const check of limits) {
      const limit = await check(request);
      if (!limit.isAllowed && limit.isExceeded) return limit.ttlInSeconds;
    }
    return 0;
  };
}
