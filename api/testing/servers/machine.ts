import assert from 'node:assert/strict';
import { gatewayProcess } from './gateway-process.ts';
import type { ServerProcess } from './server-process.ts';

/** An api and the gateway in front of it, which end as under `handover start`: first the gateway. */
export async function startMachine(startApi: () => Promise<ServerProcess>, settings: Record<string, string>) {
  let api = await startApi();
  let gateway = await gatewayProcess(api.port, settings);
  const { port } = gateway;
  return {
    server: `127.0.0.1:${port}`,
    async restart(): Promise<void> {
      assert.equal(await gateway.stop(), 0);
      assert.equal(await api.stop(), 0);
      api = await startApi();
      gateway = await gatewayProcess(api.port, { ...settings, PORT: String(port) });
    },
  };
}
