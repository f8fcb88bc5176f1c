import { once } from 'node:events';
import { createServer } from 'node:net';
import { freePort } from './free-port.ts';

test('a port is free, and none that a system gives to an outgoing connection', async () => {
  const port = await freePort();
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  server.close();
  expect(port).toBeGreaterThanOrEqual(20_000);
  expect(port).toBeLessThan(32_000);
});
