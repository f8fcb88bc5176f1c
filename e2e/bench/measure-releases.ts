import { execFile } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { LONG_TIMEOUT } from '../product/limits.ts';
import type { Product } from '../product/product.ts';
import { copyAsVersion } from '../product/releases/copy-as-version.ts';
import { currentSetId, servedSetId } from '../product/releases/served-set.ts';
import { timed } from './stopwatch.ts';

const REMOTE = 'mfe-deals';

/** Measures releases of one remote into the running product, and a rollback. */
export async function measureReleases(workspace: string, product: Product): Promise<void> {
  const { dataDir, address } = product;
  const run = (script: string, ...args: string[]) =>
    promisify(execFile)(process.execPath, [join(workspace, 'shared/tooling/releases/bin', script), ...args], {
      cwd: workspace,
      env: { ...process.env, DATA_DIR: dataDir },
    });
  const untilServed = () =>
    expect.poll(() => servedSetId(address), { ...LONG_TIMEOUT, intervals: [20] }).toBe(currentSetId(dataDir));

  appendFileSync(
    join(workspace, REMOTE, 'src/remote.tsx'),
    "\nObject.assign(remote, { changed: 'once' });\n",
  );
  await timed('a release: build, types, tests, until new visitors get it', async () => {
    await run('release.ts', REMOTE);
    await untilServed();
  });

  const copy = copyAsVersion(join(workspace, REMOTE, 'dist'), 0, join(dataDir, 'copy'));
  await timed('a release of a finished build (--dist), until new visitors get it', async () => {
    await run('release.ts', REMOTE, '--dist', copy);
    await untilServed();
  });

  await timed('a rollback, the command', () => run('release-rollback.ts'));
  await timed('from its end until new visitors get it', untilServed);
}
