import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { release } from '@handover/tooling/releases';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const CONCURRENCY = 2;

export interface Variant {
  packages: readonly string[];
  /** Environment of the build; see `shared/tooling/build/variant.ts`. */
  env: Record<string, string>;
}

/** Builds packages with settings that are never published, and releases them into a separate data folder. */
export async function buildVariant(dataDir: string, { packages, env }: Variant): Promise<void> {
  const distOf = (name: string) => join(dataDir, 'dist', name);
  const queue = [...packages];
  const work = async () => {
    for (let name = queue.shift(); name; name = queue.shift()) {
      await run(process.execPath, [join(root, 'shared/tooling/build/bin/handover-build.ts')], {
        cwd: join(root, name),
        env: { ...process.env, ...env, HANDOVER_DIST: distOf(name) },
      });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  // A budget is for what people load, and not for a build with probes.
  await release(join(dataDir, 'releases'), packages.map(distOf), { overBudget: true });
}
