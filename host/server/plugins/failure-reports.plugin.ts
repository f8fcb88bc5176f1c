import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const report = z.object({
  code: z.string().max(20),
  remote: z.string().max(60),
  version: z.string().max(60).optional(),
  detail: z.string().max(500).optional(),
  path: z.string().max(300).optional(),
});

const perMinute = 60;

/** `POST /reports/`: a browser tells that a remote failed. Logged, at most so many a minute over all. */
export async function failureReports(app: FastifyInstance) {
  let taken = { minute: 0, count: 0 };
  app.post('/reports/', { bodyLimit: 4096 }, async (request, reply) => {
    const minute = Math.floor(Date.now() / 60_000);
    taken = taken.minute === minute ? { minute, count: taken.count + 1 } : { minute, count: 1 };
    if (taken.count > perMinute) return reply.code(429).send({ detail: 'Too many reports.' });
    const parsed = report.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send({ detail: 'Not a report.' });
    request.log.warn({ remoteFailure: parsed.data }, 'a remote failed in a browser');
    return reply.code(204).send();
  });
}
