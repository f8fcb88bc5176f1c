import { describeEntry } from './describe-entry.ts';

const entry = {
  number: 7,
  at: '2026-11-22T10:00:00.000Z',
  by: 'ada',
  machine: 'desk',
  action: 'release' as const,
  set: '20261122-1',
  before: null,
  changes: [{ name: 'mfe-deals', from: '1.0.0-d1', to: '1.0.0-d2' }],
  current: true,
  kept: true,
};

test('an entry has person, time, changes and tested sources', () => {
  const lines = describeEntry({ ...entry, tests: 'passed', sources: { 'mfe-deals': 'f6e2ded855e69565' } });
  expect(lines.split('\n')).toEqual([
    '* 20261122-1  current',
    '    2026-11-22 10:00:00 UTC  release by ada on desk',
    '    mfe-deals  1.0.0-d1 -> 1.0.0-d2  (tested sources f6e2ded855e69565)',
  ]);
});

test('an entry of a rollout has its share, and that it is on trial', () => {
  const rollout = { ...entry, action: 'canary' as const, share: 5, current: false, onTrial: 5 };
  expect(describeEntry(rollout).split('\n').slice(0, 2)).toEqual([
    '  20261122-1  5 % of people have it',
    '    2026-11-22 10:00:00 UTC  canary to 5 % by ada on desk',
  ]);
});

test('an entry says if it was not tested here', () => {
  expect(describeEntry({ ...entry, tests: 'skipped' })).toContain('on desk, without tests');
  expect(describeEntry({ ...entry, tests: 'elsewhere' })).toContain('on desk, tested elsewhere');
});

test('an entry has what is known about its new versions', () => {
  const figures = {
    failures: 3,
    loads: 0,
    renders: 2,
    loadSeconds: 0,
    renderSeconds: 0.5,
    blockedSeconds: 1.25,
    useSeconds: 120,
    longTasks: 9,
    heaps: 2,
    heapBytes: 60e6,
  };
  const figuresOf = (_: string, version: string) => (version === '1.0.0-d2' ? figures : undefined);
  const shown = '      3 failures, rendered 2 times, 250 ms each, 1.3 s in late frames, ';
  expect(describeEntry(entry, figuresOf).split('\n').at(-1)).toBe(
    `${shown}4.5 long tasks a minute of use, 30 MB of heap`,
  );
  const bytes = { js: 1, css: 1, texts: 1 };
  const ledger = { 'mfe-deals': { bytes, asks: [], budgets: { longTasks: 4, memory: 40 } } };
  expect(
    describeEntry({ ...entry, ledger }, figuresOf)
      .split('\n')
      .slice(-2),
  ).toEqual([
    '      over its budget: 4.5 of 4 long tasks a minute',
    '      js 0.0 kB, css 0.0 kB, texts 0.0 kB',
  ]);
});
