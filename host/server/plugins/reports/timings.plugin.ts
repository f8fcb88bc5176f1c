import type { ReleaseSet } from '@handover/shared/federation';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { HealthWatch } from '../../health/health-watch.ts';
import type { Metrics } from '../../metrics/create-metrics.ts';
import { knownVersions } from '../../metrics/known-versions.ts';
import type { People } from '../../rollout/people.ts';
import { acceptReports } from './accept-reports.ts';

interface TimingsOptions {
  releaseSets: () => readonly ReleaseSet[];
  remoteTimes: Metrics['remoteTimes'];
  remoteUse: Metrics['remoteUse'];
  people: Pick<People, 'timed'>;
  health: Pick<HealthWatch, 'viewed'>;
}

/** The format in which `collectTimings` of the browser sends them. */
const owner = {
  remote: z.string().max(60),
  version: z.string().max(60),
  ms: z.number().min(0).max(3_600_000),
};
const timings = z
  .array(
    z.discriminatedUnion('what', [
      z.object({ what: z.enum(['load', 'render', 'blocked', 'ready']), ...owner }),
      z.object({
        what: z.literal('use'),
        ...owner,
        longTasks: z.number().int().min(0).max(100_000),
        heap: z.number().min(0).max(16e9).optional(),
      }),
    ]),
  )
  .max(100);

/** `POST /timings/`: a browser tells how long remotes took to load and to render, and how long their scripts kept its page busy. */
export async function browserTimings(
  app: FastifyInstance,
  { releaseSets, remoteTimes, remoteUse, people, health }: TimingsOptions,
) {
  const known = knownVersions(releaseSets);
  await acceptReports(app, {
    path: '/timings/',
    bodyLimit: 32_768,
    schema: timings,
    onReport(told, request, reply) {
      for (const timing of told) {
        const { what, remote, version, ms } = timing;
        const labels = known(remote, version);
        // This is the time from the request to a ready page.
        if (what === 'ready') continue;
        if (what === 'use') {
          remoteUse.seconds.inc(labels, ms / 1000);
          remoteUse.longTasks.inc(labels, timing.longTasks);
          if (timing.heap !== undefined) remoteUse.heap.observe(labels, timing.heap);
        } else if (what === 'blocked') remoteTimes.blocked.inc(labels, ms / 1000);
        else remoteTimes[what].observe(labels, ms / 1000);
        if (what === 'render') health.viewed(labels.remote, labels.version);
      }
      people.timed(request, reply, told.find(({ what }) => what === 'ready')?.ms);
    },
  });
}
