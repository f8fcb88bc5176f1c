import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ReleaseError } from '../release-error.ts';
import { root } from './settings.ts';

/**
 * Builds packages, and checks their types and runs their tests, alone: no other package is built or tested. What was
 * built or tested before with the same inputs is taken from the cache.
 */
export async function buildAlone(names: readonly string[], { tests }: { tests: boolean }): Promise<void> {
  const tasks = tests ? ['build', 'types', 'test'] : ['build'];
  const filters = names.map((name) => `--filter=${name}`);
  const args = ['run', ...tasks, '--output-logs=errors-only', ...filters];
  const child = spawn(join(root, 'node_modules/.bin/turbo'), args, {
    cwd: root,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code === 0) return;
  console.error(output);
  const what = tests ? 'build, its types or its tests' : 'build';
  throw new ReleaseError(`Nothing was released: the ${what} failed, see above.`);
}
