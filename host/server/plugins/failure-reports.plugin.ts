import type { ReleaseSet, RemoteErrorCode } from '@handover/shared/federation';
import { remoteErrorTexts } from '@handover/shared/federation/remote-error-texts';
import type { FastifyInstance } from 'fastify';
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
  phase: z.enum(['set', 'gate', 'entry', 'expose', 'component', 'render']),
  remote: z.string().max(60),
  version: z.string().max(60).optional(),
  cause: z.string().max(500).optional(),
  path: z.string().max(300).optional(),
});

const MAX_PER_MINUTE = 300;

/**
 * `POST /reports/`: a browser reports that a remote failed. Logged and counted, up to a limit per minute for all
 * browsers.
 */
export async function failureReports(
  app: FastifyInstance,
  { releaseSet, remoteFailures }: FailureReportsOptions,
) {
  const known = knownVersions(releaseSet);
  let received = { minute: 0, count: 0 };
  app.post('/reports/', { bodyLimit: 4096 }, async (request, reply) => {
    const minute = Math.floor(Date.now() / 60_000);
    received = received.minute === minute ? { minute, count: received.count + 1 } : { minute, count: 1 };
    if (received.count > MAX_PER_MINUTE) return reply.code(429).send({ detail: 'Too many reports.' });
    const parsed = report.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send({ detail: 'Not a report.' });
    const { code, phase, remote, version } = parsed.data;
    request.log.warn(
      { remoteFailure: parsed.data },
      `a remote failed in a browser: ${remoteErrorTexts[code]}`,
    );
    remoteFailures.inc({ ...known(remote, version), phase, code });
    return reply.code(204).send();
  });
}
