import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { waitForOutput } from './wait-for-output.ts';

const root = join(import.meta.dirname, '..', '..');

/** Starts the gallery as `pnpm gallery` does; resolves once it is built. */
export async function startGallery() {
  const port = await freePort();
  const child = spawn(process.execPath, [join(root, 'shared/gallery/serve.ts')], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await waitForOutput(child, 'The gallery is at');
  return {
    address: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
