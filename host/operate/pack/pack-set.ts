import { join } from 'node:path';
import { release } from '@handover/tooling/releases';
import { build, packages } from '../../start/build-and-release.ts';
import { root } from '../../start/settings.ts';
import { run } from './run.ts';

/** Builds host and remotes, and makes a store of them whose current set has passed every gate. */
export async function packSet(into: string): Promise<void> {
  await build(new AbortController().signal);
  await release(
    into,
    packages().map((name) => join(root, name, 'dist')),
    {
      action: 'start',
      by: 'pack:server',
      startedApi: async () =>
        JSON.parse(run(process.execPath, ['src/openapi/print.ts'], { cwd: join(root, 'api') })),
    },
  );
}
