/** @jest-environment node */
import { once } from 'node:events';
import { headOf, rawClient } from '../testing/raw-client.ts';
import { gatewayBefore, plenty } from '../testing/recording-api.ts';

test('a gateway that closes ends what is idle at once, and what is open with its answer', async () => {
  const { api, gateway, port, close } = await gatewayBefore(({ url }, response) => {
    if (url !== '/api/tags/') response.end('{}');
  }, plenty);
  const unused = rawClient(port, []);
  const kept = rawClient(port, headOf('GET /api/sectors/'));
  expect(await kept.answer).toContain('200 OK');
  const reached = once(api, 'request');
  const open = rawClient(port, headOf('GET /api/tags/'));
  const [, response] = await reached;

  const closing = gateway.close();
  await Promise.all([unused.closed, kept.closed]);
  expect(open.socket.closed).toBe(false);
  response.end('{}');
  expect(await open.answer).toContain('200 OK');
  await Promise.all([open.closed, closing]);
  await close();
});
