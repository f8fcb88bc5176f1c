import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import startProducts from './worker-products.ts';

/**
 * `pnpm test:browser`: the parts of the browser tests whose inputs have changed, one after the other, on the same products.
 * What follows the command goes to Playwright, such as `--shard=1/3`.
 */
const root = join(import.meta.dirname, '../..');
const turbo = join(root, 'node_modules/.bin/turbo');
const PARTS = ['journeys', 'pages', 'platform'];
const passed = process.argv.slice(2);
const toPlaywright = passed.length > 0 ? ['--', ...passed] : [];
const env: NodeJS.ProcessEnv = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };

/** Whether all have passed with the same inputs before. */
function areKnown(): boolean {
  if (env.TURBO_FORCE) return false;
  const output = execFileSync(turbo, ['run', ...PARTS, '--dry=json', ...toPlaywright], {
    cwd: root,
    encoding: 'utf8',
    env,
  });
  const { tasks }: { tasks: { task: string; cache: { status: string } }[] } = JSON.parse(output);
  return tasks.every(({ task, cache }) => !PARTS.includes(task) || cache.status === 'HIT');
}

const stop = areKnown() ? undefined : await startProducts();
const how = ['--concurrency=1', '--continue', '--output-logs=new-only', '--log-prefix=none'];
// `spawnSync` is not used: the output of the products has to be read meanwhile, or they wait once a pipe is full.
const run = spawn(turbo, ['run', ...PARTS, ...how, ...toPlaywright], {
  cwd: root,
  env: { ...env, E2E_PRODUCTS: process.env.E2E_PRODUCTS },
  stdio: 'inherit',
});
const [code] = await once(run, 'exit');
const printed = await stop?.();
// A test tells what it saw; the reason may be in what the servers said.
if (code !== 0 && printed) console.log(printed);
process.exitCode = code ?? 1;
