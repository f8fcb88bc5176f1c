import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

const command = join(import.meta.dirname, '../../shared/build/bin/handover-serve.ts');

/** `handover-serve` in a folder; resolves once the first build is there. */
export async function serveRemote(folder: string) {
  const port = await freePort();
  const child = spawn(process.execPath, [command], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      if (output.includes('is served at')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`handover-serve ended with ${code}:\n${output}`)));
  });
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
