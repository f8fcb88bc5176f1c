import { type ReleasedRemote, type ReleaseSet, RemoteError } from '@handover/shared/federation';
import { buildReleaseSet } from '@handover/shared/testing/node';
import { federationReport, type ReportFacts } from './federation-report.ts';

const release = buildReleaseSet().remotes['mfe-deals'] as ReleasedRemote;
const set: ReleaseSet = {
  ...buildReleaseSet(),
  id: 'now',
  host: {
    ...buildReleaseSet().host,
    version: 'h',
    provides: { react: '19.3.1', '@handover/shared/ui': '1.0.0' },
  },
  remotes: {
    'mfe-deals': {
      ...release,
      version: 'd2',
      requires: { react: '19.3.0' },
      fallback: { ...release, version: 'd1', requires: {} },
    },
    'mfe-auth': { ...release, version: 'a', requires: { react: '18.0.0' }, fallback: null },
  },
};
const file = (path: string, encodedBodySize: number, transferSize: number) =>
  ({
    entryType: 'resource',
    name: `https://h.test/r/${path}`,
    encodedBodySize,
    transferSize,
  }) as PerformanceResourceTiming;
const span = (what: 'load' | 'render', remote: string, version: string, duration: number) =>
  ({
    entryType: 'measure',
    name: what,
    duration,
    detail: { what, remote, version },
  }) as unknown as PerformanceMeasure;
const facts: ReportFacts = {
  set,
  current: set,
  releases: { entries: [], revoked: [] },
  timeline: [],
  failures: [],
  override: undefined,
  socket: 'open',
  language: 'en',
};
const packageOf = (report: ReturnType<typeof federationReport>, name: string) =>
  report.packages.find((each) => each.name === name);

test('each package has the version that runs, its sizes and times', () => {
  const timeline = [
    file('host/h/shell.js', 5000, 0),
    file('mfe-deals/d2/entry.js', 700, 1000),
    file('mfe-deals/d2/1.js', 300, 0),
    span('load', 'mfe-deals', 'd2', 100),
    span('load', 'mfe-deals', 'd2', 200),
    span('render', 'mfe-deals', 'd2', 12.4),
  ];
  const report = federationReport({ ...facts, timeline });
  expect(packageOf(report, 'host')).toMatchObject({ version: 'h', files: 1, size: 5000, transferred: 0 });
  expect(packageOf(report, 'mfe-deals')).toMatchObject({
    version: 'd2',
    runs: 'current',
    fallback: 'd1',
    files: 2,
    size: 1000,
    transferred: 1000,
    loadMs: 150,
    renderMs: 12,
    gates: [],
  });
  expect(packageOf(report, 'mfe-auth')).toMatchObject({
    runs: 'none',
    gates: ['HR-203 react: remote wants 18.0.0, host has 19.3.1'],
  });
  expect(report.shared).toEqual([
    { module: 'react', version: '19.3.1', provider: 'host', users: ['mfe-deals', 'mfe-auth'] },
    { module: '@handover/shared/ui', version: '1.0.0', provider: 'host', users: [] },
  ]);
});

test('a fallback that runs is told, with the failure', () => {
  const error = new RemoteError('HR-401', 'mfe-deals', { version: 'd2', detail: 'chunk 1' });
  const timeline = [file('mfe-deals/d2/entry.js', 700, 700), span('load', 'mfe-deals', 'd1', 90)];
  const failures = [{ at: '2026-11-26T00:00:01Z', error }];
  const report = federationReport({ ...facts, timeline, failures });
  expect(packageOf(report, 'mfe-deals')).toMatchObject({ version: 'd2', runs: 'fallback', loadMs: 90 });
  expect(report.failures).toEqual([
    { at: '2026-11-26T00:00:01Z', code: 'HR-401', remote: 'mfe-deals', version: 'd2', detail: 'chunk 1' },
  ]);
});

test('a page of an earlier set says so', () => {
  expect(federationReport({ ...facts, current: { ...set, id: 'next' } }).set?.isCurrent).toBe(false);
  expect(federationReport({ ...facts, current: undefined }).set?.isCurrent).toBe(false);
});

test('a page of a preview is not that of the current set', () => {
  expect(federationReport({ ...facts, isPreview: true }).set).toMatchObject({
    isCurrent: false,
    isPreview: true,
  });
  expect(federationReport(facts).set).toMatchObject({ isCurrent: true, isPreview: false });
});

test('the report holds no query of the address, and no token', () => {
  window.history.replaceState(null, '', '/opportunities/sell-opportunities?search=secret&federation');
  const text = JSON.stringify(federationReport(facts));
  expect(text).toContain('/opportunities/sell-opportunities');
  expect(text).not.toContain('secret');
});

test('of a remote that this tab has another version of, that one is shown', () => {
  const own = { ...release, version: 'd0', fallback: null };
  const page = { ...set, remotes: { ...set.remotes, 'mfe-deals': own } };
  const override = {
    state: 'running',
    version: 'd0',
    remote: 'mfe-deals',
    address: '/r/mfe-deals/d0',
  } as const;
  const report = federationReport({ ...facts, set: page, current: set, override });
  expect(packageOf(report, 'mfe-deals')?.version).toBe('d0');
  expect(packageOf(report, 'mfe-auth')?.version).toBe('a');
});
