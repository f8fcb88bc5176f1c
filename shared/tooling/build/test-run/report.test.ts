import type { TestOutcome } from '@handover/shared/testing/results';
import { reportOf } from './report.ts';
import type { StepOutcome } from './run-step.ts';

const outcome = (change: Partial<TestOutcome> = {}): TestOutcome => ({
  file: 'src/deal.test.ts',
  name: 'a deal is paused',
  seconds: 1,
  outcome: 'passed',
  ...change,
});
const results = (tests: TestOutcome[], change = {}) => ({
  package: 'mfe-deals',
  seconds: 12,
  endedAt: '2026-11-22T10:00:00.000Z',
  cached: false,
  tests,
  ...change,
});
const step = (change: Partial<StepOutcome> = {}): StepOutcome => ({
  script: 'test:units',
  failed: false,
  seconds: 30,
  results: [],
  ...change,
});
const lastLine = (report: string) => report.split('\n').at(-1);

test('a step has seconds and share, a package its test counts', () => {
  const report = reportOf([step({ results: [results([outcome(), outcome()])] })], 120);
  expect(report).toMatch(/^test:units +30\.0 +25 %$/m);
  expect(report).toMatch(/^ {2}mfe-deals +2 +0 +0 +12\.0 *$/m);
  expect(report).toMatch(/^total +2 +0 +0 +120\.0 +100 %$/m);
  expect(lastLine(report)).toBe('2 passed, 0 failed');
});

test('the 20 slowest tests are listed, slowest first, without cached ones', () => {
  const tests = Array.from({ length: 30 }, (_, index) => outcome({ name: `test ${index}`, seconds: index }));
  const cached = results([outcome({ name: 'from before', seconds: 99 })], { package: 'api', cached: true });
  const report = reportOf([step({ results: [results(tests), cached] })], 120);
  const named = [...report.matchAll(/ s {2}mfe-deals src\/deal\.test\.ts: test (\d+)$/gm)].map(
    ([, at]) => at,
  );
  expect(named).toEqual(Array.from({ length: 20 }, (_, index) => String(29 - index)));
  expect(report).not.toContain('from before');
  expect(report).toMatch(/^ {2}api +1 +0 +0 +cached *$/m);
});

test('a test that passed on retry is listed as flaky, with what failed at first', () => {
  const flaky = outcome({ outcome: 'flaky', message: 'expected 1' });
  const report = reportOf([step({ results: [results([flaky])] })], 10);
  expect(report).toContain(
    'Flaky: failed at first, passed on retry\nmfe-deals src/deal.test.ts: a deal is paused\n    expected 1',
  );
  expect(lastLine(report)).toBe('1 passed, 0 failed');
});

test('a step that failed without a failed test counts as one', () => {
  const broken = [
    step({ script: 'lint', failed: true }),
    step({ failed: true, results: [results([outcome()])] }),
  ];
  const report = reportOf(broken, 10);
  expect(report).toContain('Failed\npnpm lint\npnpm test:units');
  expect(lastLine(report)).toBe('1 passed, 2 failed');
});

test('a failed test is counted instead of its step', () => {
  const failed = results([
    outcome({ outcome: 'failed', message: 'expected 1\nto be 2', files: ['test-results/a.png'] }),
    outcome(),
  ]);
  const report = reportOf([step({ failed: true, results: [failed] })], 10);
  expect(report).toContain('test:units FAILED');
  expect(report).toContain(
    [
      'Failed',
      'mfe-deals src/deal.test.ts: a deal is paused',
      '    expected 1',
      '    to be 2',
      '    mfe-deals/test-results/a.png',
      '    pnpm --filter mfe-deals test src/deal.test.ts',
    ].join('\n'),
  );
  expect(lastLine(report)).toBe('1 passed, 1 failed');
});
