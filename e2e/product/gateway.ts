import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

const folder = join(import.meta.dirname, '..', '..', 'host');

/** The gateway alone, on a release store of its own, before the api at `apiUrl` (`apiAddressOf`). */
export async function startGateway(dataDir: string, apiUrl: string, settings: NodeJS.ProcessEnv = {}) {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const child = fork(join(folder, 'server/server.ts'), {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      API_URL: apiUrl,
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let log = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    log += chunk;
  });
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('the gateway did not start'))),
  ]);
  return {
    address: `http://127.0.0.1:${port}`,
    /** Its lines so far, read from JSON. */
    log: (): Record<string, unknown>[] =>
      log
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    metrics: async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
