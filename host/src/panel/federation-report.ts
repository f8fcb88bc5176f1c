import type { ReleaseSet, RemoteErrorCode, RemoteRelease, RemoteSpan } from '@handover/shared/federation';
import { allGates } from '@handover/shared/federation/gates';
import { ownerOf } from '../faults/owner-of.ts';
import type { Overridden } from '../overrides/apply-override.ts';
import type { failures as reportedFailures } from '../start/report-failure.ts';

/** What a page knows about its release set; as JSON for a bug report. Times in ms, sizes in bytes. */
export interface FederationReport {
  at: string;
  /** Without its query, which may hold what a person has searched for. */
  path: string;
  language: string;
  browser: string;
  window: string;
  /** `share`: how many percent of people have it, while it is that of a rollout. */
  set: { id: string; createdAt: string; isCurrent: boolean; share: number | undefined };
  packages: PackageReport[];
  shared: { module: string; version: string; users: string[] }[];
  failures: {
    at: string;
    code: RemoteErrorCode;
    remote: string;
    version: string | undefined;
    detail: string;
  }[];
  override: Overridden | undefined;
  socket: string;
}

export interface PackageReport {
  name: string;
  version: string;
  /** Which version runs in this page, if any does. */
  runs: 'current' | 'fallback' | 'none';
  fallback: string | undefined;
  files: number;
  /** Compressed, also of what came from the browser's cache. */
  size: number;
  /** What came over the network. */
  transferred: number;
  loadMs: number | undefined;
  renderMs: number | undefined;
  /** Why it may not run with this host. */
  gates: string[];
}

export interface ReportFacts {
  /** The set of this page. */
  set: ReleaseSet;
  /** The whole set that is current now, which also has what only releases need. */
  current: ReleaseSet | undefined;
  /** How many percent of people have that one, if not all. */
  share?: number | undefined;
  timeline: PerformanceEntryList;
  failures: typeof reportedFailures;
  override: Overridden | undefined;
  socket: string;
  language: string;
}

export function federationReport(facts: ReportFacts): FederationReport {
  const { set, current, failures, override, socket, language } = facts;
  const isCurrent = current?.id === set.id;
  // The set of the page lacks what the gateway has checked, such as who uses what.
  const whole = isCurrent ? current : set;
  const remotes = Object.entries(whole.remotes);
  return {
    at: new Date().toISOString(),
    path: window.location.pathname,
    language,
    browser: navigator.userAgent,
    window: `${window.innerWidth}x${window.innerHeight}`,
    set: { id: set.id, createdAt: set.createdAt, isCurrent, share: isCurrent ? facts.share : undefined },
    packages: [
      { ...packageReport('host', set.host.version, facts), runs: 'current', fallback: undefined, gates: [] },
      ...remotes.map(([name, remote]) => remoteReport(name, remote, whole, facts)),
    ],
    shared: Object.entries(set.host.provides).map(([module, version]) => ({
      module,
      version,
      users: remotes.filter(([, { requires }]) => module in requires).map(([name]) => name),
    })),
    failures: failures.map(({ at, error: { code, remote, version, detail } }) => ({
      at,
      code,
      remote,
      version,
      detail,
    })),
    override,
    socket,
  };
}

function remoteReport(
  name: string,
  remote: RemoteRelease & { fallback: RemoteRelease | null },
  { host }: ReleaseSet,
  facts: ReportFacts,
): PackageReport {
  const current = packageReport(name, remote.version, facts);
  const older = remote.fallback && packageReport(name, remote.fallback.version, facts);
  const runs = older?.loadMs !== undefined ? 'fallback' : current.loadMs !== undefined ? 'current' : 'none';
  return {
    ...((runs === 'fallback' && older) || current),
    version: remote.version,
    runs,
    fallback: remote.fallback?.version,
    gates: allGates(name, remote, host).map(({ code, detail }) => `${code} ${detail}`),
  };
}

/** Size and times of one version in this page. */
function packageReport(name: string, version: string, { timeline }: ReportFacts) {
  const files = timeline.filter(
    (entry): entry is PerformanceResourceTiming =>
      entry.entryType === 'resource' && isOf(ownerOf(entry.name), name, version),
  );
  const meanOf = (what: RemoteSpan['what']) => {
    const spans = timeline.filter(
      (entry) =>
        entry.entryType === 'measure' &&
        (entry as PerformanceMeasure).detail?.what === what &&
        isOf((entry as PerformanceMeasure).detail, name, version),
    );
    return spans.length > 0
      ? Math.round(spans.reduce((sum, { duration }) => sum + duration, 0) / spans.length)
      : undefined;
  };
  const sum = (size: (file: PerformanceResourceTiming) => number) =>
    files.reduce((total, file) => total + size(file), 0);
  return {
    name,
    version,
    files: files.length,
    size: sum(({ encodedBodySize }) => encodedBodySize),
    transferred: sum(({ transferSize }) => transferSize),
    loadMs: meanOf('load'),
    renderMs: meanOf('render'),
  };
}

const isOf = (owner: { remote: string; version: string } | undefined, name: string, version: string) =>
  owner?.remote === name && owner.version === version;
