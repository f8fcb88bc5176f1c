import { createHash } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { ReleaseSet, RemoteErrorCode } from '@handover/shared/federation';
import { remoteErrorTexts } from '@handover/shared/federation/remote-error-texts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Metrics } from '../metrics/create-metrics.ts';
import { knownVersions } from '../metrics/known-versions.ts';

interface FailureReportsOptions {
  releaseSet: () => ReleaseSet | undefined;
  remoteFailures: Metrics['remoteFailures'];
}

const codes = Object.keys(remoteErrorTexts) as RemoteErrorCode[];
const report = z.object({
  code: z.enum(codes),
  phase: z.enum(['set', 'gate', 'entry', 'expose', 'component', 'render', 'texts', 'host']),
  remote: z.string().max(60),
  version: z.string().max(60).optional(),
  cause: z.string().max(500).optional(),
  path: z.string().max(300).optional(),
});

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
 * `POST /reports/`: a browser reports that a remote, or a file of the host, failed. Logged and counted, up to a limit per minute for each person
 * and each address. There is no limit for all together, so that nobody crowds out the reports of others.
 */
export async function failureReports(
  app: FastifyInstance,
  { releaseSet, remoteFailures }: FailureReportsOptions,
) {
  const known = knownVersions(releaseSet);
  await app.register(rateLimit, { global: false, timeWindow: 60_000 });
  const limits = [
    app.createRateLimit({ max: PER_MINUTE.person, keyGenerator: personOf }),
    app.createRateLimit({ max: PER_MINUTE.address }),
  ];
  /** Seconds to wait, if a limit is reached. What exceeds the limit of a person does not count for the address. */
  const waitOf = async (request: FastifyRequest) => {
    for (const check of limits) {
      const limit = await check(request);
      if (!limit.isAllowed && limit.isExceeded) return limit.ttlInSeconds;
    }
    return 0;
  };
  app.post('/reports/', { bodyLimit: 4096 }, async (request, reply) => {
    const wait = await waitOf(request);
    if (wait > 0) return reply.code(429).header('retry-after', wait).send({ detail: 'Too many reports.' });
    const parsed = report.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send({ detail: 'Not a report.' });
    const { code, phase, remote, version } = parsed.data;
    request.log.warn({ remoteFailure: parsed.data }, `failed in a browser: ${remoteErrorTexts[code]}`);
    remoteFailures.inc({ ...known(remote, version), phase, code });
    return reply.code(204).send();
  });
}
