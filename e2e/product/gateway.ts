import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '@handover/shared/contract/hosting';
import { COMPILE_CACHE } from './compile-cache.ts';
import { RENDER_SETTINGS } from './limits.ts';

const folder = join(import.meta.dirname, '..', '..', 'host');

/** Starts only a gateway, on its own release store, in front of the api at `apiUrl` (`apiAddressOf`). */
export async function startGateway(dataDir: string, apiUrl: string, settings: NodeJS.ProcessEnv = {}) {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const metricsAddress = `http://127.0.0.1:${metricsPort}/metrics`;
  const child = fork(join(folder, 'server/server.ts'), {
    cwd: folder,
    env: {
      ...RENDER_SETTINGS,
      ...COMPILE_CACHE,
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      API_URL: apiUrl,
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let log = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    log += chunk;
  });
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk;
    process.stderr.write(chunk);
  });
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The gateway did not start'))),
  ]);
  return {
    address: `http://127.0.0.1:${port}`,
    /** The parsed JSON lines of its log so far. */
    log: (): Record<string, unknown>[] =>
      log
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    /** The errors that it has printed so far. */
    errors: () => errors,
    metricsAddress,
    metrics: async () => (await fetch(metricsAddress)).text(),
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}
