import { ReleaseError } from '../release-error.ts';
import { turbo as realTurbo, type Turbo } from './turbo.ts';

/** The sources of a package whose types and tests passed. */
export interface TestedSources {
  name: string;
  /** Turbo's hash of the package and its dependencies. */
  hash: string;
  /** They passed in an earlier run, so nothing was run again. */
  cached: boolean;
}

/**
 * Builds packages and no others. With `tests` it checks their types and runs their tests, unless those passed before with
 * the same sources, here or in `pnpm test`. Resolves with the tested sources. Rejects if something fails, or if the
 * sources changed meanwhile, so that the build is not what was tested.
 */
export async function buildAlone(
  names: readonly string[],
  { tests, turbo = realTurbo }: { tests: boolean; turbo?: Turbo },
): Promise<TestedSources[]> {
  const filters = names.map((name) => `--filter=${name}`);
  const tasks = tests ? ['build', 'types', 'test'] : ['build'];
  const before = await plannedTests(turbo, ['test', ...filters]);
  const { code, output } = await turbo(['run', ...tasks, '--output-logs=errors-only', ...filters]);
  if (code !== 0) {
    console.error(output);
    const what = tests ? 'build, its types or its tests' : 'build';
    throw new ReleaseError(`Nothing was released: the ${what} failed, see above.`);
  }
  const hashes = new Map(
    (await plannedTests(turbo, ['test', ...filters])).map(({ name, hash }) => [name, hash]),
  );
  const changed = before.filter(({ name, hash }) => hashes.get(name) !== hash);
  if (changed.length > 0)
    throw new ReleaseError(
      `Nothing was released: the sources of ${changed.map(({ name }) => name).join(', ')} changed while they were built.`,
    );
  return tests ? before : [];
}

interface PlannedTask {
  package: string;
  task: string;
  hash: string;
  cache: { local: boolean; remote: boolean };
}

async function plannedTests(turbo: Turbo, args: readonly string[]): Promise<TestedSources[]> {
  const { code, output, stdout } = await turbo(['run', ...args, '--dry=json']);
  if (code !== 0) throw new ReleaseError(`Nothing was released: turbo can't tell the sources.\n${output}`);
  const { tasks } = JSON.parse(stdout) as { tasks: PlannedTask[] };
  return tasks
    .filter(({ task }) => task === 'test')
    .map(({ package: name, hash, cache }) => ({ name, hash, cached: cache.local || cache.remote }));
}
