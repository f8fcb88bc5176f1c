import { join } from 'node:path';
import { measureSlowness } from '../test-run/measure-slowness.ts';
import { planOf, type Step } from '../test-run/plans.ts';
import { reportOf } from '../test-run/report.ts';
import { runStep, type StepOutcome } from '../test-run/run-step.ts';

/** `pnpm verify`, `pnpm test`, `pnpm test:long`: runs every step, even after failures, and prints a report. */
const CONCURRENCY = 2;
const root = join(import.meta.dirname, '../../..');
const [suite = ''] = process.argv.slice(2);
const plan = planOf(suite, root);
if (!plan) throw new Error(`There is no suite ${suite}`);

process.env.TEST_SLOWNESS ??= String(measureSlowness());

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

const startedAt = Date.now();
const outcomes: StepOutcome[] = [];
for (const stage of plan) outcomes.push(...(await runStage(stage)));
console.log(`\n${reportOf(outcomes, (Date.now() - startedAt) / 1000)}`);
process.exitCode = outcomes.some(({ failed }) => failed) ? 1 : 0;
