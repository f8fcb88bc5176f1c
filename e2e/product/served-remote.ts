import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '@handover/shared/contract/hosting';
import { waitForOutput } from './wait-for-output.ts';

const command = join(import.meta.dirname, '../../shared/tooling/build/bin/handover-serve.ts');

/** Runs `handover-serve` in a folder; resolves once the first build is done. */
export async function serveRemote(folder: string) {
  const port = await freePort();
  const child = spawn(process.execPath, [command], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await waitForOutput(child, 'is served at');
  return {
    port,
    address: `http://localhost:${port}`,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}
