import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { untilPrinted } from './outcome-of.ts';

const command = join(import.meta.dirname, '../../shared/build/bin/handover-serve.ts');

/** `handover-serve` in a folder; resolves once the first build is there. */
export async function serveRemote(folder: string) {
  const port = await freePort();
  const child = spawn(process.execPath, [command], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await untilPrinted(child, 'is served at');
  return {
    port,
    address: `http://localhost:${port}`,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
