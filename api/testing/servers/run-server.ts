import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEST_SETTINGS } from './test-settings.ts';

/** Starts the server as a separate process, as in production, and keeps its output. */
export async function runServer(databaseUrl: string, env: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'handover-server-'));
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../src/server.ts')], {
    env: {
      ...process.env,
      ...TEST_SETTINGS,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      SEED: 'none',
      API_PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => chunks.push(String(chunk)));
  const exited = once(child, 'exit');
  const [ready] = await Promise.race([
    once(child, 'message'),
    exited.then(() => {
      throw new Error(`the server did not start: ${chunks.join('')}`);
    }),
  ]);
  return {
    origin: `http://127.0.0.1:${(ready as { port: number }).port}`,
    output: () => chunks.join(''),
    /** Sends SIGTERM; resolves with the exit code. */
    async stop(): Promise<number | null> {
      child.kill('SIGTERM');
      const [code] = await exited;
      rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}
