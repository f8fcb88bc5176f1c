import type { ReleaseSet, RemoteErrorCode } from '@handover/shared/federation';
import { phaseOf, remoteErrorTexts } from '@handover/shared/federation/remote-error-texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { pageAt } from '../../../src/metadata/page-at.ts';
import type { HealthWatch } from '../../health/health-watch.ts';
import type { Metrics } from '../../metrics/create-metrics.ts';
import { knownVersions } from '../../metrics/known-versions.ts';
import type { People } from '../../rollout/people.ts';
import { reportedStacks } from '../../sources/reported-stacks.ts';
import { frozenCookie } from '../releases/frozen-remote.ts';
import { acceptReports } from './accept-reports.ts';
import { crashesOnce } from './crashes-once.ts';

interface FailureReportsOptions {
  publicUrl: string;
  /** The folder of the release store. */
  folder: string;
  releaseSets: () => readonly ReleaseSet[];
  remoteFailures: Metrics['remoteFailures'];
  people: Pick<People, 'failed' | 'next'>;
  health: Pick<HealthWatch, 'failed'>;
}

/** The codes after which the browser avoids the version. */
const ENDS_A_PAGE: readonly RemoteErrorCode[] = ['HR-902', 'HR-904'];

const codes = Object.keys(remoteErrorTexts) as RemoteErrorCode[];
const report = z.object({
  code: z.enum(codes),
  remote: z.string().max(60),
  version: z.string().max(60).optional(),
  cause: z.string().max(500).optional(),
  stack: z.string().max(2000).optional(),
  path: z.string().max(300).optional(),
});

type Failure = z.output<typeof report>;

/**
 * The reports that a browser itself sends of a crashed tab (https://wicg.github.io/crash-reporting/), among reports
 * of other types.
 */
const browserReports = z
  .array(
    z.object({
      type: z.string(),
      url: z.url().max(2000),
      body: z.object({ reason: z.string().max(60).optional() }).nullish(),
    }),
  )
  .max(20);

/** The address in `Reporting-Endpoints` of a page to which browsers report crashes. */
export const CRASHES = '/reports/crashes/';

/**
 * `POST /reports/`: a browser reports that a remote, or a file of the host, failed. Logged and counted, up to a limit per minute for each person
 * and each address. After a frozen page, or one that crashed, the browser's next one has the fallback version of the remote.
 * `POST /reports/crashes/`: the browser tells of crashed tabs by itself, also of those that are never opened again. What both tell counts once.
 */
export async function failureReports(
  app: FastifyInstance,
  { releaseSets, remoteFailures, people, health, publicUrl, folder }: FailureReportsOptions,
) {
  const known = knownVersions(releaseSets);
  const withSources = reportedStacks({
    folder,
    isKnown: (name, version) => known(name, version).version === version,
  });
  const tell = (failure: Failure, request: FastifyRequest, reply: FastifyReply) => {
    const { code, remote, version } = failure;
    const phase = phaseOf(code);
    const [cause, stack] = [failure.cause, failure.stack].map((text) => text && withSources(text));
    request.log.warn(
      { remoteFailure: { ...failure, cause, stack, phase } },
      `failed in a browser: ${remoteErrorTexts[code]}`,
    );
    const labels = known(remote, version);
    // An error that nothing caught, which may come from elsewhere, such as an extension.
    const isUncaught = code === 'HR-901';
    remoteFailures.inc({ ...labels, phase, code });
    if (!isUncaught) health.failed(labels.remote, labels.version);
    people.failed(request, reply, isUncaught);
    if (ENDS_A_PAGE.includes(code) && version)
      reply.header('set-cookie', frozenCookie(remote, version, publicUrl));
  };
  const wasTold = crashesOnce();
  await acceptReports(app, {
    path: '/reports/',
    bodyLimit: 8192,
    schema: report,
    onReport(failure, request, reply) {
      const { code, path = '' } = failure;
      if (code !== 'HR-904' || !wasTold('note', request.ip, path)) tell(failure, request, reply);
    },
  });

  app.addContentTypeParser(
    'application/reports+json',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  );
  await acceptReports(app, {
    path: CRASHES,
    bodyLimit: 65_536,
    schema: browserReports,
    onReport(reports, request, reply) {
      const set = people.next(request)?.set;
      for (const { type, url, body } of reports) {
        if (type !== 'crash' || !set) continue;
        const path = new URL(url).pathname.slice(0, 300);
        if (wasTold('browser', request.ip, path)) continue;
        const remote = pageAt(set, path).match?.remote ?? 'host';
        const { version } = set.remotes[remote] ?? set.host;
        tell({ code: 'HR-904', remote, version, cause: body?.reason, path }, request, reply);
      }
    },
  });
}
