import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { COMPILE_CACHE } from '../compile-cache.ts';

const root = join(import.meta.dirname, '../../..');
const killScript = new URL('./kill-during-publish.ts', import.meta.url);

export interface CommandResult {
  code: number;
  output: string;
}

/** The release commands as a team runs them, each in its own process, on one data folder. */
export function releaseCommands(dataDir: string, apiUrl: string) {
  const env = { ...process.env, ...COMPILE_CACHE, DATA_DIR: dataDir, API_URL: apiUrl };
  const start = (name: string, args: string[], flags: string[] = [], more: NodeJS.ProcessEnv = {}) =>
    new Promise<CommandResult & { signal: string | null | undefined }>((resolve) => {
      const script = join(root, 'shared/tooling/releases/bin', `${name}.ts`);
      const options = { cwd: root, env: { ...env, ...more } };
      execFile(process.execPath, [...flags, script, ...args], options, (error, out, err) =>
        resolve({ code: error ? 1 : 0, signal: error?.signal, output: out + err }),
      );
    });
  const run = async (name: string, ...args: string[]): Promise<CommandResult> => start(name, args);
  return {
    /** Any command of `shared/tooling/releases/bin` with its arguments. */
    run,
    release: (remote: string, dist: string, by: string, ...more: string[]) =>
      run('release', remote, '--dist', dist, '--by', by, ...more),
    /** Makes a key for a package, and writes the private part to the file. */
    makeKey: (name: string, file: string) => run('release-key', name, '--out', file),
    releaseSigned: async (remote: string, dist: string, key: string): Promise<CommandResult> =>
      start('release', [remote, '--dist', dist], [], { RELEASE_KEY: key }),
    /** Any release command with its arguments: `promote`, `preview`, … */
    command: (name: string, ...args: string[]) => run(`release-${name}`, ...args),
    rollback: (...set: string[]) => run('release-rollback', ...set),
    list: async () => JSON.parse((await run('release-list', '--json', '--all')).output),
    /** Starts a release and kills it once its files are in the store, before the release set is switched. */
    async releaseAndKill(remote: string, dist: string): Promise<void> {
      const { signal, output } = await start(
        'release',
        [remote, '--dist', dist],
        ['--import', killScript.href],
      );
      if (signal !== 'SIGKILL') throw new Error(`the release was not killed:\n${output}`);
    },
  };
}
