import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { release } from '@handover/shared/releases';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..');
const AT_ONCE = 2;

export interface Variant {
  packages: readonly string[];
  /** Environment of the build; see `shared/build/variant.ts`. */
  env: Record<string, string>;
}

/** Builds packages in a way that is never published, and releases them into a data folder of their own. */
export async function buildVariant(dataDir: string, { packages, env }: Variant): Promise<void> {
  const distOf = (name: string) => join(dataDir, 'dist', name);
  const waiting = [...packages];
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      await run(process.execPath, [join(root, 'shared/build/bin/handover-build.ts')], {
        cwd: join(root, name),
        env: { ...process.env, ...env, HANDOVER_DIST: distOf(name) },
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await release(join(dataDir, 'releases'), packages.map(distOf));
}
