import { globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { TestEvent } from 'node:test/reporters';
import { beginningOf, type TestOutcome, writeProgress, writeResults } from '@handover/shared/testing/results';

const folder = dirname(import.meta.dirname);
const loader = join(import.meta.dirname, 'groups/run-files.ts');

type TestPass = Extract<TestEvent, { type: 'test:pass' }>['data'];
type TestFail = Extract<TestEvent, { type: 'test:fail' }>['data'];

/**
 * Whether this is the test that loads a file of a group (`groups/run-files.ts`). One that failed to load it counts.
 */
function loadsFile({ file, details }: TestPass | TestFail): boolean {
  const failure = 'error' in details && (details.error as { failureType?: string }).failureType;
  return file === loader && (!failure || failure === 'subtestsFailed');
}

/** The runner wraps what a test has thrown. */
const messageOf = ({ message, cause }: Error): string => (cause instanceof Error ? cause.message : message);

/** Writes the outcome of every test to a file, for the report at the end of `pnpm test`; prints nothing. */
export default async function* resultsReporter(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const startedAt = Date.now();
  const tests: TestOutcome[] = [];
  const progress = {
    done: 0,
    total: globSync('{db,seed,src,tests}/**/*.test.ts', { cwd: folder }).length,
    failed: 0,
  };
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.file === loader) {
      progress.done += 1;
      if (type === 'test:fail') progress.failed += 1;
      writeProgress(folder, progress);
    }
    if (data.details.type === 'suite' || loadsFile(data)) continue;
    const failed = type === 'test:fail' ? 'failed' : 'passed';
    tests.push({
      file: data.file ? relative(folder, data.file) : '',
      name: data.name,
      seconds: data.details.duration_ms / 1000,
      outcome: data.skip || data.todo ? 'skipped' : failed,
      ...('error' in data.details && {
        line: data.line,
        message: beginningOf(messageOf(data.details.error)),
      }),
    });
  }
  writeResults(folder, startedAt, tests);
  yield '';
}
