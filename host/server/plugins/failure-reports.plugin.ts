import type { ReleaseSet, RemoteErrorCode } from '@handover/shared/federation';
import { phaseOf, remoteErrorTexts } from '@handover/shared/federation/remote-error-texts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { HealthWatch } from '../health/health-watch.ts';
import type { Metrics } from '../metrics/create-metrics.ts';
import { knownVersions } from '../metrics/known-versions.ts';
import type { People } from '../rollout/people.ts';
import { acceptReports } from './accept-reports.ts';
import { frozenCookie } from './frozen-remote.ts';

interface FailureReportsOptions {
  publicUrl: string;
  releaseSets: () => readonly ReleaseSet[];
  remoteFailures: Metrics['remoteFailures'];
  people: Pick<People, 'failed'>;
  health: Pick<HealthWatch, 'failed'>;
}

const codes = Object.keys(remoteErrorTexts) as RemoteErrorCode[];
const report = z.object({
  code: z.enum(codes),
  remote: z.string().max(60),
  version: z.string().max(60).optional(),
  cause: z.string().max(500).optional(),
  path: z.string().max(300).optional(),
});

/**
 * `POST /reports/`: a browser reports that a remote, or a file of the host, failed. Logged and counted, up to a limit per minute for each person
 * and each address. After a frozen page the browser's next one has the fallback version of the remote.
 */
export async function failureReports(
  app: FastifyInstance,
  { releaseSets, remoteFailures, people, health, publicUrl }: FailureReportsOptions,
) {
  const known = knownVersions(releaseSets);
  await acceptReports(app, {
    path: '/reports/',
    bodyLimit: 4096,
    schema: report,
    onReport(failure, request, reply) {
      const { code, remote, version } = failure;
      const phase = phaseOf(code);
      request.log.warn(
        { remoteFailure: { ...failure, phase } },
        `failed in a browser: ${remoteErrorTexts[code]}`,
      );
      const labels = known(remote, version);
      // An error that nothing caught, which may come from elsewhere, such as an extension.
      const isUncaught = code === 'HR-901';
      remoteFailures.inc({ ...labels, phase, code });
      if (!isUncaught) health.failed(labels.remote, labels.version);
      people.failed(request, reply, isUncaught);
      if (code === 'HR-902' && version) reply.header('set-cookie', frozenCookie(remote, version, publicUrl));
    },
  });
}
