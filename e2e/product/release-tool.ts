import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

const BALLAST = 10_000;
const root = join(import.meta.dirname, '..', '..');
const tool = (name: string) => join(root, 'shared/releases/bin', `${name}.ts`);

export interface Said {
  code: number;
  output: string;
}

/** The commands of a team, as processes of their own, on one data folder. */
export function releaseTool(dataDir: string, apiUrl: string) {
  // Each is a process of its own; compiled once, they begin sooner.
  const compiled = join(dataDir, 'compiled');
  const env = { ...process.env, DATA_DIR: dataDir, API_URL: apiUrl, NODE_COMPILE_CACHE: compiled };
  const run = (name: string, ...args: string[]) =>
    new Promise<Said>((resolve) => {
      const child = execFile(process.execPath, [tool(name), ...args], { cwd: root, env }, (error, out, err) =>
        resolve({ code: error ? 1 : 0, output: out + err }),
      );
      // Teams release from machines of their own: here they leave this one to what is served.
      if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    });
  return {
    release: (remote: string, dist: string, by: string) => run('release', remote, '--dist', dist, '--by', by),
    rollback: (...set: string[]) => run('release-rollback', ...set),
    list: async () => JSON.parse((await run('release-list', '--json', '--all')).output),
    /** Begins to release, and is killed once the first of its files is in the store, before the set moves. */
    async killed(remote: string, dist: string): Promise<void> {
      addBallast(dist);
      const versions = () => readdirSync(join(dataDir, 'releases', remote)).length;
      const before = versions();
      const child = spawn(process.execPath, [tool('release'), remote, '--dist', dist], { cwd: root, env });
      while (versions() === before && child.exitCode === null) await soon();
      await end(child);
      if (child.signalCode !== 'SIGKILL') throw new Error('the release was over before it could be killed');
    },
  };
}

/** Makes a build take long enough to be copied for the tool to be killed over it, on any machine. */
function addBallast(dist: string) {
  const folder = join(dist, 'ballast');
  mkdirSync(folder);
  for (let number = 0; number < BALLAST; number++) writeFileSync(join(folder, String(number)), '');
}

const soon = () => new Promise((resolve) => setImmediate(resolve));

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}
