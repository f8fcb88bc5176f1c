import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { progressFile, type Results, resultsFile } from '@handover/shared/testing/results';
import type { Step } from './plans.ts';

export interface StepOutcome {
  script: string;
  failed: boolean;
  seconds: number;
  /** Results by package; `cached` ones are of an earlier run with the same sources. */
  results: (Results & { cached: boolean })[];
}

/** Runs a script of the root package. With `quiet` its output is printed only if it fails. */
export async function runStep(root: string, step: Step, { quiet }: { quiet: boolean }): Promise<StepOutcome> {
  const { script, tests = [] } = step;
  for (const name of tests)
    for (const file of [resultsFile(root, name), progressFile(root, name)]) rmSync(file, { force: true });
  const startedAt = new Date();
  const { code, output } = await runScript(root, step, quiet);
  if (quiet) console.log(`${script}: ${code === 0 ? 'passed' : `failed\n${output}`}`);
  return {
    script,
    failed: code !== 0,
    seconds: (Date.now() - startedAt.getTime()) / 1000,
    results: tests
      .map((name) => resultsFile(root, name))
      .filter((file) => existsSync(file))
      .map((file): Results => JSON.parse(readFileSync(file, 'utf8')))
      .map((results) => ({ ...results, cached: results.endedAt < startedAt.toISOString() })),
  };
}

function runScript(root: string, { script, env, args = [] }: Step, quiet: boolean) {
  const child = spawn('pnpm', ['run', script, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}
