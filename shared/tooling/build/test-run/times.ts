import { join } from 'node:path';
import { folderOf } from '@handover/shared/testing/results';
import type { StepOutcome } from './run-step.ts';

/** What a run leaves behind for the next one, and for the table of times. */
export interface LastRun {
  seconds: number;
  outcomes: StepOutcome[];
}

export const lastRunOf = (root: string, suite: string) => join(root, `.cache/test-run/${suite}.json`);

/** How many of the slowest tests are listed. */
const DEAREST = 20;

/**
 * The times of a run as tables: its steps and packages, and the slowest tests.
 * @param machine such as `2 cores, a load of 1.2`
 */
export function timesTable({ seconds, outcomes }: LastRun, machine: string, day: string): string {
  const rows = outcomes.flatMap(({ script, seconds: taken, results }) => [
    `| ${script} | | ${Math.round(taken)} |`,
    ...results.map(
      (result) => `| – ${result.package} | ${result.tests.length} | ${Math.round(result.seconds)} |`,
    ),
  ]);
  const dearest = outcomes
    .flatMap(({ results }) =>
      results.flatMap((result) => result.tests.map((test) => ({ ...test, package: result.package }))),
    )
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, DEAREST)
    .map(
      (test) =>
        `| ${Math.round(test.seconds)} | \`${folderOf(test.package.split('/')[0] ?? '')}/${test.file}\` | ${test.name.replaceAll('|', '\\|')} |`,
    );
  return [
    `\`pnpm test\` on ${day}, ${machine}: ${Math.round(seconds / 60)} minutes. Steps of a stage run at the same time.`,
    '',
    '| step | tests | seconds |',
    '|---|---|---|',
    ...rows,
    '',
    `The ${dearest.length} slowest tests:`,
    '',
    '| seconds | file | test |',
    '|---|---|---|',
    ...dearest,
  ].join('\n');
}

/** The page with the table between its marks. */
export function withTimes(page: string, table: string): string {
  const marks = /(<!-- times -->\n)[\s\S]*?(<!-- \/times -->)/;
  if (!marks.test(page)) throw new Error('The page has no place for times: <!-- times --> <!-- /times -->');
  return page.replace(marks, (_, begin: string, end: string) => `${begin}${table}\n${end}`);
}
