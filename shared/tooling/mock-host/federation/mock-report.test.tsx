import { type ReleasedRemote, RemoteError, type RemoteSpan } from '@handover/shared/federation';
import { usePlatform } from '@handover/shared/platform';
import { buildReleaseSet } from '@handover/shared/testing/node';
import { RemotePage } from '@handover/shared/testing/shell';
import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { buildMockHost, descriptor, renderMockHost } from '../testing/render-mock-host.tsx';
import { mockReport } from './mock-report.ts';

const CALLS = ['GET /api/deals/', 'GET /api/deals/:id/'];
const modules = [
  { module: 'react', version: '19.3.1', isUsed: true },
  { module: '@handover/shared/org-chart', version: '1.1.0', isUsed: false },
];

/** A page that makes a call twice that the remote does not declare, and reads the raw token. */
function AskingPage() {
  const { http, session } = usePlatform();
  useEffect(() => {
    for (const _again of [1, 2]) http.get('/api/people/').catch(() => undefined);
    expect(() => session.access).toThrow('HR-903');
  }, [http, session]);
  return <h1>Asks</h1>;
}

function ThrowingPage(): never {
  throw new Error('no deals');
}

/** Shows a page of the remote, and takes the report. */
async function reportWith(Page: () => unknown, heading: string) {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const spans: RemoteSpan[] = [];
  const host = buildMockHost({
    module: {
      pages: { 'deal-list': async () => Page as () => null },
      widgets: {},
      modals: {},
      grants: { calls: CALLS, rawToken: false },
    },
    onTimed: (span) => spans.push(span),
  });
  renderMockHost(
    <RemotePage remote="mfe-deals" route={{ path: '/user-deals', page: 'deal-list', access: 'anyone' }} />,
    host,
  );
  await screen.findByRole('heading', { name: heading });
  const timeline = [
    ...['main.js', 'api/deals/'].map((path) => ({
      entryType: 'resource',
      name: `http://localhost/${path}`,
      encodedBodySize: 3000,
      transferSize: 3300,
    })),
    ...spans.map((detail) => ({ entryType: 'measure', duration: 12.4, detail })),
  ] as unknown as PerformanceEntryList;
  return mockReport({
    descriptor: { ...descriptor, calls: CALLS },
    facts: host.facts,
    modules,
    last: null,
    timeline,
    failures: host.failures,
    socket: 'open',
    language: 'en',
  });
}

test('the remote is a work in progress with its times, the others are placeholders', async () => {
  const { packages, shared, set, backend } = await reportWith(() => <h1>Deals</h1>, 'Deals');
  expect(packages).toEqual([
    { name: 'mock host', runs: 'current', files: 1, size: 3000, transferred: 3300 },
    { name: 'mfe-deals', version: 'source', runs: 'source', loadMs: 12, renderMs: 12 },
    { name: 'mfe-opportunities', runs: 'placeholder' },
  ]);
  expect(shared).toEqual([
    { module: 'react', version: '19.3.1', provider: 'mock host', users: ['mfe-deals'] },
    { module: '@handover/shared/org-chart', version: '1.1.0', provider: 'mock host', users: [] },
  ]);
  expect([set, backend]).toEqual([undefined, window.location.origin]);
});

test('what it declares and what it was refused is told once, the refusals are failures', async () => {
  const { asks, failures } = await reportWith(AskingPage, 'Asks');
  expect(asks).toEqual([
    ...CALLS.map((what) => ({ what, declared: true })),
    { what: 'GET /api/people/', declared: false },
    { what: 'session.access', declared: false },
  ]);
  expect(failures).toEqual(
    ['GET /api/people/', 'session.access'].map((detail) => ({
      at: expect.any(String),
      code: 'HR-903',
      remote: 'mfe-deals',
      version: 'source',
      detail,
    })),
  );
});

test('a page that has thrown is a failure', async () => {
  const { failures } = await reportWith(ThrowingPage, 'deal-list has failed');
  expect(failures).toMatchObject([{ code: 'HR-601', detail: 'pages/deal-list: Error: no deals' }]);
});

test('the reason for the raw token is told', () => {
  const { facts, failures } = buildMockHost();
  const { asks } = mockReport({
    descriptor: { ...descriptor, rawToken: 'Signs uploads.' },
    facts,
    modules,
    last: null,
    timeline: [],
    failures,
    socket: 'closed',
    language: 'en',
  });
  expect(asks).toEqual([{ what: 'rawToken', declared: true, reason: 'Signs uploads.' }]);
});

test('a sibling of the live set has its version, sizes, gates and shared modules; what it was refused is not of the remote', () => {
  const { facts } = buildMockHost();
  const release = { ...(buildReleaseSet().remotes['mfe-deals'] as ReleasedRemote), fallback: null };
  const { packages, shared, asks } = mockReport({
    descriptor,
    facts: {
      ...facts,
      live: { 'mfe-opportunities': { ...release, version: 'o1', requires: { react: '18.0.0' } } },
    },
    modules,
    last: null,
    timeline: [
      {
        entryType: 'resource',
        name: 'http://localhost/r/mfe-opportunities/o1/entry.js',
        encodedBodySize: 700,
        transferSize: 0,
      },
    ] as unknown as PerformanceEntryList,
    failures: [
      { at: '', error: new RemoteError('HR-903', 'mfe-opportunities', { detail: 'GET /api/deals/' }) },
    ],
    socket: 'open',
    language: 'en',
  });
  expect(packages).toMatchObject([
    { name: 'mock host', files: 0 },
    { name: 'mfe-deals', runs: 'source' },
    {
      name: 'mfe-opportunities',
      version: 'o1',
      runs: 'none',
      files: 1,
      size: 700,
      gates: ['HR-203 react: remote wants 18.0.0, host has 19.3.1'],
    },
  ]);
  expect(packages).toHaveLength(3);
  expect(shared[0]?.users).toEqual(['mfe-deals', 'mfe-opportunities']);
  expect(asks).toEqual([]);
});
