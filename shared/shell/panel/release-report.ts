import { allGates, type Provided } from '../../federation/gates.ts';
import type { ReleasedRemote, RemoteRelease } from '../../federation/index.ts';
import type { PackageReport } from './federation-report.ts';
import { sizesOf, timesOf } from './measurements.ts';

/** A remote of a release set in this page: which version runs, its sizes and times, and whether it may run with this host. */
export function releaseReport(
  name: string,
  remote: RemoteRelease & Pick<ReleasedRemote, 'fallback'>,
  host: Provided,
  timeline: PerformanceEntryList,
): PackageReport {
  const current = measured(name, remote.version, timeline);
  const older = remote.fallback && measured(name, remote.fallback.version, timeline);
  const runs = older?.loadMs !== undefined ? 'fallback' : current.loadMs !== undefined ? 'current' : 'none';
  return {
    ...((runs === 'fallback' && older) || current),
    version: remote.version,
    runs,
    fallback: remote.fallback?.version,
    gates: allGates(name, remote, host).map(({ code, detail }) => `${code} ${detail}`),
  };
}

/** Name, version, sizes and times of one version in this page. */
export const measured = (name: string, version: string, timeline: PerformanceEntryList) => ({
  name,
  version,
  ...sizesOf(timeline, (url) => new URL(url).pathname.startsWith(`/r/${name}/${version}/`)),
  ...timesOf(timeline, name, version),
});
