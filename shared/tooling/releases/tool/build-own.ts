import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { readJson } from '../../build/descriptor/package-facts.ts';
import { ReleaseError } from '../release-error.ts';
import type { TestedSources } from './build-alone.ts';
import { commitOf } from './commit-of.ts';

/**
 * Builds the remote in a repository of its own by the scripts of its package.json, and with `tests` checks its types and runs its tests
 * before. Resolves with the tested commit, if there are no other changes. Rejects if something fails, or if the sources changed meanwhile.
 */
export async function buildOwn(folder: string, { tests }: { tests: boolean }): Promise<TestedSources[]> {
  const before = await commitOf(folder);
  for (const script of tests ? ['types', 'test', 'build'] : ['build']) {
    const child = spawn(process.execPath, ['--run', script], { cwd: folder, stdio: 'inherit' });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new ReleaseError(`Nothing was released: the script ${script} failed, see above.`);
  }
  if ((await commitOf(folder)) !== before)
    throw new ReleaseError('Nothing was released: the sources changed while they were built.');
  const { name } = readJson(join(folder, 'package.json'));
  return tests && before ? [{ name, hash: before, cached: false }] : [];
}
