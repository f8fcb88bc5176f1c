import { createHash } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { cookiesOf } from '../../cookies.ts';

/** Several people may share an address, so a person may send less than an address. */
const PER_MINUTE = { person: 20, address: 100 };

/**
 * The sender of a report: a session, or all at an address who are not signed in. The gateway can't check a token; a
 * made-up one still counts for its address. The whole token is hashed, so that nobody can use up the limit of another
 * person.
 */
function personOf({ headers, ip }: FastifyRequest): string {
  const { access } = cookiesOf(headers);
  return access ? createHash('sha256').update(access).digest('base64') : ip;
}

interface Accepted<Schema extends z.ZodType> {
  path: string;
  /** The most bytes of one. */
  bodyLimit: number;
  schema: Schema;
  /** Called with each valid one; the response is a 204. */
  onReport: (report: z.output<Schema>, request: FastifyRequest, reply: FastifyReply) => void;
}

/**
 * Accepts reports of browsers, up to a limit for each person and each address. There is no limit for all together, so
 * that nobody crowds out the reports of others.
 */
export async function acceptReports<Schema extends z.ZodType>(
  app: FastifyInstance,
  { path, bodyLimit, schema, onReport }: Accepted<Schema>,
): Promise<void> {
  if (!app.hasDecorator('createRateLimit'))
    await app.register(rateLimit, { global: false, timeWindow: 60_000 });
  const limits = [
    app.createRateLimit({ max: PER_MINUTE.person, keyGenerator: personOf }),
    app.createRateLimit({ max: PER_MINUTE.address }),
  ];
  // Reports beyond the limit of a person do not count for the address.
  const waitOf = async (request: FastifyRequest): Promise<number> => {
    for (const check of limits) {
      const limit = await check(request);
      if (!limit.isAllowed && limit.isExceeded) return limit.ttlInSeconds;
    }
    return 0;
  };
  app.post(path, { bodyLimit }, async (request, reply) => {
    const wait = await waitOf(request);
    if (wait > 0) return reply.code(429).header('retry-after', wait).send({ detail: 'Too many reports.' });
    const parsed = schema.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send({ detail: 'Not a report.' });
    onReport(parsed.data, request, reply);
    return reply.code(204).send();
  });
}
