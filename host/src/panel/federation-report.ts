import type { ReleaseSet, RemoteRelease } from '@handover/shared/federation';
import { allGates } from '@handover/shared/federation/gates';
import {
  type Failure,
  type FederationReport,
  type PackageReport,
  pageFacts,
  sizesOf,
  timesOf,
} from '@handover/shared/shell/panel';
import { ownerOf } from '../faults/owner-of.ts';
import type { Overridden } from '../overrides/apply-override.ts';

export interface ReportFacts {
  /** The set of this page. */
  set: ReleaseSet;
  /** The whole set that is current now, which also has what only releases need. */
  current: ReleaseSet | undefined;
  /** How many percent of people have that one, if not all. */
  share?: number | undefined;
  timeline: PerformanceEntryList;
  failures: readonly Failure[];
  override: Overridden | undefined;
  socket: string;
  language: string;
}

/** What the page knows about its release set. */
export function federationReport(facts: ReportFacts): FederationReport {
  const { set, current, override } = facts;
  const isCurrent = current?.id === set.id;
  // The set of the page lacks what the gateway has checked, such as who uses what.
  const whole = isCurrent ? current : set;
  const remotes = Object.entries(whole.remotes);
  return {
    ...pageFacts(facts),
    set: { id: set.id, createdAt: set.createdAt, isCurrent, share: isCurrent ? facts.share : undefined },
    packages: [
      { ...measured('host', set.host.version, facts), runs: 'current', gates: [] },
      ...remotes.map(([name, remote]) => remoteReport(name, remote, whole, facts)),
    ],
    shared: Object.entries(set.host.provides).map(([module, version]) => ({
      module,
      version,
      provider: 'host',
      users: remotes.filter(([, { requires }]) => module in requires).map(([name]) => name),
    })),
    override,
  };
}

function remoteReport(
  name: string,
  remote: RemoteRelease & { fallback: RemoteRelease | null },
  { host }: ReleaseSet,
  facts: ReportFacts,
): PackageReport {
  const current = measured(name, remote.version, facts);
  const older = remote.fallback && measured(name, remote.fallback.version, facts);
  const runs = older?.loadMs !== undefined ? 'fallback' : current.loadMs !== undefined ? 'current' : 'none';
  return {
    ...((runs === 'fallback' && older) || current),
    version: remote.version,
    runs,
    fallback: remote.fallback?.version,
    gates: allGates(name, remote, host).map(({ code, detail }) => `${code} ${detail}`),
  };
}

/** Sizes and times of one version in this page. */
const measured = (name: string, version: string, { timeline }: ReportFacts) => ({
  name,
  version,
  ...sizesOf(timeline, (url) => {
    const owner = ownerOf(url);
    return owner?.remote === name && owner.version === version;
  }),
  ...timesOf(timeline, name, version),
});
