import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const killer = new URL('./die-while-publishing.ts', import.meta.url);

export interface Said {
  code: number;
  output: string;
}

/** The commands of a team, as processes of their own, on one data folder. */
export function releaseTool(dataDir: string, apiUrl: string) {
  // Each is a process of its own; compiled once, they begin sooner.
  const compiled = join(dataDir, 'compiled');
  const env = { ...process.env, DATA_DIR: dataDir, API_URL: apiUrl, NODE_COMPILE_CACHE: compiled };
  const start = (name: string, args: string[], flags: string[] = []) =>
    new Promise<Said & { signal: string | null | undefined }>((resolve) => {
      const script = join(root, 'shared/releases/bin', `${name}.ts`);
      const options = { cwd: root, env };
      const child = execFile(process.execPath, [...flags, script, ...args], options, (error, out, err) =>
        resolve({ code: error ? 1 : 0, signal: error?.signal, output: out + err }),
      );
      // Teams release from machines of their own: here they leave this one to what is served.
      if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    });
  const run = async (name: string, ...args: string[]): Promise<Said> => start(name, args);
  return {
    release: (remote: string, dist: string, by: string) => run('release', remote, '--dist', dist, '--by', by),
    rollback: (...set: string[]) => run('release-rollback', ...set),
    list: async () => JSON.parse((await run('release-list', '--json', '--all')).output),
    /** Begins to release, and is killed when its files are in the store, before the set moves. */
    async killed(remote: string, dist: string): Promise<void> {
      const { signal, output } = await start('release', [remote, '--dist', dist], ['--import', killer.href]);
      if (signal !== 'SIGKILL') throw new Error(`the release was not killed:\n${output}`);
    },
  };
}
