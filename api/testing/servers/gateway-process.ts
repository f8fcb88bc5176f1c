import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { freePort } from '@handover/shared/contract/hosting';

const CHECKOUT = join(import.meta.dirname, '../../..');

/** The gateway as its own process, without releases: it passes calls and sockets on to the api. */
export const startGateway = async (apiPort: number, settings: Record<string, string> = {}): Promise<number> =>
  (await gatewayProcess(apiPort, settings)).port;

/** @param root the checkout whose code runs */
export async function gatewayProcess(
  apiPort: number,
  settings: Record<string, string> = {},
  root: string = CHECKOUT,
) {
  const port = Number(settings.PORT ?? (await freePort()));
  const dataDir = mkdtempSync(join(tmpdir(), 'handover-gateway-'));
  const child = fork(join(root, 'host/server/server.ts'), {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      SOCKETS_PER_PERSON: '1000',
      API_URL: `http://127.0.0.1:${apiPort}`,
      ...settings,
    },
  });
  const ended = once(child, 'exit');
  after(async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  });
  const failed = ended.then(() => {
    throw new Error('The gateway did not start');
  });
  failed.catch(() => undefined);
  await Promise.race([once(child, 'message'), failed]);
  return {
    port,
    /** Sends SIGTERM; resolves with the exit code. */
    async stop(): Promise<number | null> {
      child.kill('SIGTERM');
      const [code] = await ended;
      return code;
    },
    async kill(): Promise<void> {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
