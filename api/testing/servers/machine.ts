import assert from 'node:assert/strict';
import { once } from 'node:events';
import { gatewayProcess } from './gateway-process.ts';
import type { ServerProcess } from './server-process.ts';

/**
 * An api and the gateway in front of it, which end as under `handover start`: first the gateway.
 *
 * @param root the checkout whose code the gateway runs from its next start on
 */
export async function startMachine(
  startApi: () => Promise<ServerProcess>,
  settings: Record<string, string>,
  root: () => string | undefined = () => undefined,
) {
  let api = await startApi();
  let gateway = await gatewayProcess(api.port, settings, root());
  const { port } = gateway;
  const start = async () => {
    api = await startApi();
    gateway = await gatewayProcess(api.port, { ...settings, PORT: String(port) }, root());
  };
  return {
    server: `127.0.0.1:${port}`,
    async restart(): Promise<void> {
      assert.equal(await gateway.stop(), 0);
      assert.equal(await api.stop(), 0);
      await start();
    },
    /** The power fails. */
    async kill(): Promise<void> {
      api.child.kill('SIGKILL');
      await Promise.all([gateway.kill(), once(api.child, 'exit')]);
    },
    start,
  };
}
