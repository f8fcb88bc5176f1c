import type { ReleaseHistory } from '@handover/shared/contract/schemas';
import type { ReleaseSet } from '@handover/shared/federation';
import {
  type Failure,
  type FederationReport,
  measured,
  pageFacts,
  releaseReport,
} from '@handover/shared/shell/panel';
import type { Overridden } from '../overrides/apply-override.ts';

export interface ReportFacts {
  /** The set of this page. */
  set: ReleaseSet;
  /** The whole set that is current now, which also has what only releases need. */
  current: ReleaseSet | undefined;
  /** How many percent of people have that one, if not all. */
  share?: number | undefined;
  /** Whether this browser has it by a preview link. */
  isPreview?: boolean | undefined;
  /** Null if it can't be read. */
  releases: ReleaseHistory | null;
  timeline: PerformanceEntryList;
  failures: readonly Failure[];
  override: Overridden | undefined;
  socket: string;
  language: string;
}

/** The facts that the page knows about its release set. */
export function federationReport(facts: ReportFacts): FederationReport {
  const { set, current, timeline, override } = facts;
  const isCurrent = current?.id === set.id;
  // The set of the page lacks what the gateway has checked, such as who uses what; what this tab has instead is in it alone.
  const whole = isCurrent ? current : set;
  const own = override?.state === 'running' ? override.remote : undefined;
  const remotes = Object.entries(whole.remotes).map(
    ([name, remote]) => [name, (name === own && set.remotes[name]) || remote] as const,
  );
  return {
    ...pageFacts(facts),
    set: {
      id: set.id,
      createdAt: set.createdAt,
      isCurrent: isCurrent && !facts.isPreview,
      isPreview: isCurrent && facts.isPreview === true,
      share: isCurrent ? facts.share : undefined,
    },
    packages: [
      { ...measured('host', set.host.version, timeline), runs: 'current', gates: [] },
      ...remotes.map(([name, remote]) => releaseReport(name, remote, whole.host, timeline)),
    ],
    shared: Object.entries(set.host.provides).map(([module, version]) => ({
      module,
      version,
      provider: 'host',
      users: remotes.filter(([, { requires }]) => module in requires).map(([name]) => name),
    })),
    releases: facts.releases,
    override,
  };
}
