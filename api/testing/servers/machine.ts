import assert from 'node:assert/strict';
import { once } from 'node:events';
import { gatewayProcess } from './gateway-process.ts';
import type { ServerProcess } from './server-process.ts';

/** An api and the gateway in front of it, which end as under `handover start`: first the gateway. */
export async function startMachine(startApi: () => Promise<ServerProcess>, settings: Record<string, string>) {
  let api = await startApi();
  let gateway = await gatewayProcess(api.port, settings);
  const { port } = gateway;
  const start = async () => {
    api = await startApi();
    gateway = await gatewayProcess(api.port, { ...settings, PORT: String(port) });
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
