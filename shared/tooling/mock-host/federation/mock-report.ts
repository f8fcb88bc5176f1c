import type { RemoteDescriptor } from '@handover/shared/federation';
import {
  type Ask,
  type Failure,
  type FederationReport,
  type LastBuild,
  pageFacts,
  releaseReport,
  sizesOf,
  timesOf,
} from '@handover/shared/shell/panel';
import type { MockFacts, SharedModule } from '../facts.ts';
import { providedBy } from '../live/provided-by.ts';
import { SOURCE_VERSION } from '../mounts/source-version.ts';

interface MockReportFacts {
  descriptor: RemoteDescriptor;
  facts: MockFacts;
  modules: readonly SharedModule[];
  last: LastBuild | null;
  timeline: PerformanceEntryList;
  failures: readonly Failure[];
  socket: string;
  language: string;
}

const MOCK_HOST = 'mock host';
/** What pages load besides the bundle. */
const OTHER_FILES = /^\/(api|ws|hot|locales|mock-host|r)\//;

/** What the mock host knows: of the remote itself there is no release, and so no version, no gates and no sizes. */
export function mockReport(known: MockReportFacts): FederationReport {
  const { descriptor, facts, modules, last, timeline, failures } = known;
  const { name, budgets } = descriptor;
  const provided = providedBy(modules);
  const live = Object.entries(facts.live);
  const placeholders = facts.siblings.filter((sibling) => !(sibling.name in facts.live));
  const isOfBundle = (url: string) => !OTHER_FILES.test(new URL(url).pathname);
  return {
    ...pageFacts(known),
    backend: facts.against ?? facts.replay ?? window.location.origin,
    packages: [
      { name: MOCK_HOST, runs: 'current', ...sizesOf(timeline, isOfBundle) },
      { name, version: SOURCE_VERSION, runs: 'source', ...timesOf(timeline, name, SOURCE_VERSION) },
      ...live.map(([sibling, release]) => releaseReport(sibling, release, provided, timeline)),
      ...placeholders.map((sibling) => ({ name: sibling.name, runs: 'placeholder' as const })),
    ],
    shared: modules.map(({ module, version, isUsed }) => ({
      module,
      version,
      provider: MOCK_HOST,
      users: [
        ...(isUsed ? [name] : []),
        ...live.filter(([, { requires }]) => module in requires).map(([sibling]) => sibling),
      ],
    })),
    build: { budgets, last },
    asks: asksOf(
      descriptor,
      failures.filter(({ error }) => error.remote === name),
    ),
  };
}

/** What `remote.json` declares, then what the remote was refused. */
function asksOf({ calls = [], rawToken }: RemoteDescriptor, failures: readonly Failure[]): Ask[] {
  const refused = failures.filter(({ error }) => error.code === 'HR-903').map(({ error }) => error.detail);
  return [
    ...calls.map((what) => ({ what, declared: true })),
    ...(rawToken === undefined ? [] : [{ what: 'rawToken', declared: true, reason: rawToken }]),
    ...[...new Set(refused)].map((what) => ({ what, declared: false })),
  ];
}
