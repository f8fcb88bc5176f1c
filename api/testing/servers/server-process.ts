import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { databaseUrl } from '../database/database-url.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { TEST_SETTINGS } from './test-settings.ts';

export interface ServerProcess {
  port: number;
  child: ChildProcess;
  /** Sends SIGTERM; resolves with the exit code. */
  stop: () => Promise<number | null>;
}

const CHECKOUT = join(import.meta.dirname, '../../..');

/**
 * Creates a database and a data folder, on which any number of server processes can be started; everything is removed
 * after the test file.
 *
 * @param wrapper a command that runs the server with the arguments it is given
 * @param template what the database is a copy of; `template1` is empty
 */
export async function serverProcesses(
  settings: Record<string, string> = {},
  wrapper: string[] = [],
  template?: string,
) {
  const database = await createTestDatabase(template);
  const { rows } = await database.pool.query('select current_database() as name');
  const dataDir = mkdtempSync(join(tmpdir(), 'handover-process-'));
  const running = new Set<ChildProcess>();

  /** @param root the checkout whose code runs */
  async function start(
    port = 0,
    more: Record<string, string> = {},
    root: string = CHECKOUT,
  ): Promise<ServerProcess> {
    const [execPath = process.execPath, ...execArgv] = wrapper;
    const child = fork(join(root, 'api/src/server.ts'), {
      execPath,
      execArgv,
      env: {
        ...TEST_SETTINGS,
        PATH: process.env.PATH,
        NODE_OPTIONS: process.env.NODE_OPTIONS,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        DATABASE_URL: databaseUrl(rows[0].name),
        DATA_DIR: dataDir,
        SEED: 'none',
        API_PORT: String(port),
        ...settings,
        ...more,
      },
    });
    running.add(child);
    const exit = once(child, 'exit').then(([code]) => {
      running.delete(child);
      return code as number | null;
    });
    const failed = exit.then((code) => {
      throw new Error(`The server ended with ${code} before it was ready`);
    });
    const [ready] = await Promise.race([once(child, 'message'), failed]);
    failed.catch(() => undefined);
    return {
      port: (ready as { port: number }).port,
      child,
      stop() {
        child.kill('SIGTERM');
        return exit;
      },
    };
  }

  after(async () => {
    for (const child of running) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { start, database, dataDir };
}
