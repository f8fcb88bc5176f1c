import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

const folder = join(import.meta.dirname, '..', '..', 'host');

/** The gateway alone, on a release store of its own, before the api at `apiUrl` (`apiAddressOf`). */
export async function startGateway(dataDir: string, apiUrl: string, settings: NodeJS.ProcessEnv = {}) {
  const port = await freePort();
  const child = fork(join(folder, 'server/server.ts'), {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      API_URL: apiUrl,
      HOST: '127.0.0.1',
      PORT: String(port),
      ...settings,
    },
  });
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('the gateway did not start'))),
  ]);
  return {
    address: `http://127.0.0.1:${port}`,
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
