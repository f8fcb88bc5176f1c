import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moveTo } from '@handover/tooling/releases';
import { createGateway } from '../app.ts';
import { buildSet } from './build-set.ts';

/** A gateway with a set of one remote, in front of an api that returns the path of each request. */
export async function startSampleGateway() {
  const api = createServer((request, response) => response.end(JSON.stringify({ path: request.url })));
  const store = mkdtempSync(join(tmpdir(), 'handover-gateway-'));
  mkdirSync(join(store, 'mfe-deals/1.0.0-a'), { recursive: true });
  writeFileSync(join(store, 'mfe-deals/1.0.0-a/entry.js'), 'plain');
  writeFileSync(join(store, 'mfe-deals/1.0.0-a/entry.js.br'), 'brotli');
  mkdirSync(join(store, 'host/1.0.0-h/preview'), { recursive: true });
  for (const name of ['frame.html', 'frame.js'])
    writeFileSync(join(store, 'host/1.0.0-h/preview', name), name);
  await moveTo(store, buildSet());
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const gateway = await createGateway({ store, apiUrl });
  await gateway.listen({ port: 0, host: '127.0.0.1' });
  return {
    api,
    apiUrl,
    gateway,
    port: (gateway.server.address() as AddressInfo).port,
    store,
    async close() {
      await gateway.close();
      await new Promise((resolve) => api.close(resolve));
      rmSync(store, { recursive: true, force: true });
    },
  };
}
