import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { resultsFile } from '@handover/shared/testing/results';
import { measureSlowness } from '../test-run/measure-slowness.ts';
import { CONCURRENCY, planOf, type Shard, type Step, testParts } from '../test-run/plans.ts';
import { progressLine, readProgress } from '../test-run/progress.ts';
import { commandsOf } from '../test-run/repeat.ts';
import { reportOf } from '../test-run/report.ts';
import { runStep, type StepOutcome } from '../test-run/run-step.ts';
import { type LastRun, lastRunOf } from '../test-run/times.ts';

/**
 * `pnpm verify`, `pnpm test`, `pnpm test:long`: runs every step, even after failures, tells every ten seconds how far it is, and prints a report.
 * `--shard 2/4` runs a part, for one of several machines; `--failed` only the files in which a test failed the last time; `--all` also what turbo
 * knows to have passed with the same sources.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { shard: { type: 'string' }, failed: { type: 'boolean' }, all: { type: 'boolean' } },
});
const [suite = ''] = positionals;
const root = join(import.meta.dirname, '../../../..');
const packages = testParts(root);
const lastRun = lastRunOf(root, suite);

process.env.TEST_SLOWNESS ??= String(measureSlowness());
if (values.all) process.env.TURBO_FORCE = 'true';
process.exitCode = values.failed ? runFailed() : await runAll();

async function runAll(): Promise<number> {
  const plan = planOf(suite, root, shardOf(values.shard));
  if (!plan) throw new Error(`There is no suite ${suite}`);
  const startedAt = Date.now();
  const seconds = () => (Date.now() - startedAt) / 1000;
  const before = existsSync(lastRun) ? Number(JSON.parse(readFileSync(lastRun, 'utf8')).seconds) : undefined;
  const told = setInterval(
    () => console.log(progressLine(readProgress(root, packages), seconds(), before)),
    10_000,
  );
  const outcomes: StepOutcome[] = [];
  for (const stage of plan) outcomes.push(...(await runStage(stage)));
  clearInterval(told);
  console.log(`\n${reportOf(outcomes, seconds())}`);
  mkdirSync(dirname(lastRun), { recursive: true });
  writeFileSync(lastRun, JSON.stringify({ seconds: seconds(), outcomes } satisfies LastRun));
  return outcomes.some(({ failed }) => failed) ? 1 : 0;
}

async function runStage(stage: readonly Step[]): Promise<StepOutcome[]> {
  const quiet = stage.length > 1;
  const outcomes: StepOutcome[] = [];
  const waiting = [...stage];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift())
      outcomes.push(await runStep(root, step, { quiet }));
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return outcomes;
}

function runFailed(): number {
  const results = packages
    .map((name) => resultsFile(root, name))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')));
  const commands = commandsOf(results);
  if (commands.length === 0) console.log('No test failed the last time.');
  const ended = commands.map((command) => {
    console.log(`\n${command}`);
    return spawnSync(command, { cwd: root, shell: true, stdio: 'inherit' }).status;
  });
  return ended.every((status) => status === 0) ? 0 : 1;
}

function shardOf(text: string | undefined): Shard | undefined {
  if (text === undefined) return undefined;
  const [index = 0, of = 0] = text.split('/').map(Number);
  if (!(index >= 1 && index <= of)) throw new Error(`--shard ${text} is not a part such as 2/4`);
  return { index, of };
}
