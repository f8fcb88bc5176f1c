import { folderOf, type TestOutcome } from '@handover/shared/testing/results';
import { commandOf } from './repeat.ts';
import type { StepOutcome } from './run-step.ts';

const SLOWEST = 20;

/** The report of a run: seconds by step and package, the slowest, flaky and failed tests, and the total. */
export function reportOf(steps: readonly StepOutcome[], totalSeconds: number): string {
  const tests = steps.flatMap(({ script, results }) =>
    results.flatMap((result) =>
      result.tests.map((test) => ({ ...test, package: result.package, script, cached: result.cached })),
    ),
  );
  const share = (seconds: number) => `${Math.round((100 * seconds) / totalSeconds)} %`;
  const rows = steps.flatMap(({ script, failed, seconds, results }) => [
    row([failed ? `${script} FAILED` : script, '', '', '', seconds.toFixed(1), share(seconds)]),
    ...results.map((result) =>
      row([
        `  ${result.package}`,
        ...counts(result.tests),
        result.cached ? 'cached' : result.seconds.toFixed(1),
        '',
      ]),
    ),
  ]);
  const slowest = tests
    .filter(({ cached }) => !cached)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST);
  const flaky = tests.filter(({ outcome }) => outcome === 'flaky');
  const named = (test: (typeof tests)[number]) =>
    `${test.package} ${test.file}${test.line ? `:${test.line}` : ''}: ${test.name}`;
  const withDetails = (test: (typeof tests)[number]) => [named(test), ...detailsOf(test)];
  const failedTests = tests.filter(({ outcome }) => outcome === 'failed');
  // A step may fail without a failed test: a check, or a crashed test runner.
  const otherFailures = steps.filter(
    ({ script, failed }) => failed && !failedTests.some((test) => test.script === script),
  );
  const passed = tests.filter(({ outcome }) => outcome === 'passed' || outcome === 'flaky').length;
  return [
    row(['suite', 'tests', 'failed', 'flaky', 'seconds', 'share']),
    ...rows,
    row(['total', ...counts(tests), totalSeconds.toFixed(1), '100 %']),
    ...section(
      `The ${slowest.length} slowest tests`,
      slowest.map((test) => `${test.seconds.toFixed(1).padStart(7)} s  ${named(test)}`),
    ),
    ...section('Flaky: failed at first, passed on retry', flaky.flatMap(withDetails)),
    ...section('Failed', [
      ...failedTests.flatMap(withDetails),
      ...otherFailures.map(({ script }) => `pnpm ${script}`),
    ]),
    '',
    `${passed} passed, ${failedTests.length + otherFailures.length} failed`,
  ].join('\n');
}

/** What failed, what shows it, and the command that repeats it. */
const detailsOf = (test: TestOutcome & { package: string }) =>
  [
    ...(test.message?.split('\n') ?? []),
    ...(test.files ?? []).map((file) => `${folderOf(test.package.split('/')[0] ?? '')}/${file}`),
    commandOf(test),
  ].map((line) => `    ${line}`);

const counts = (tests: readonly Pick<TestOutcome, 'outcome'>[]) => {
  const count = (outcome: TestOutcome['outcome']) =>
    String(tests.filter((test) => test.outcome === outcome).length);
  return [String(tests.length), count('failed'), count('flaky')];
};

const row = ([name = '', ...figures]: string[]) =>
  name.padEnd(28) + figures.map((figure) => figure.padStart(9)).join('');

const section = (title: string, lines: string[]) => (lines.length > 0 ? ['', title, ...lines] : []);
