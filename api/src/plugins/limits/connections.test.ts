import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { test } from 'node:test';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp({
  connections: { headersSeconds: 1, requestSeconds: 10, minBytesASecond: 1000, slowSeconds: 1 },
});
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;

async function send(...lines: string[]) {
  const accepted = once(app.server, 'connection');
  const client = connect(port, '127.0.0.1').setEncoding('latin1');
  client.write(lines.join('\r\n'));
  const [answer] = (await once(client, 'data')) as [string];
  const [socket] = await accepted;
  const closed = once(socket, 'close');
  client.destroy();
  if (!socket.destroyed) await closed;
  return answer.slice(0, answer.indexOf('\r\n'));
}

for (const protocol of ['h2c', 'websocket', 'anything'])
  test(`an upgrade to ${protocol} outside of the sockets is ignored, and its connection ends`, async () => {
    const answer = await send(
      'GET /api/currencies/ HTTP/1.1',
      'Host: h',
      'Connection: Upgrade',
      `Upgrade: ${protocol}`,
      '',
      '',
    );
    assert.equal(answer, 'HTTP/1.1 200 OK');
  });

test('headers that do not come in time are 408', async () => {
  assert.match(await send('GET /api/currencies/ HTTP/1.1', 'Host: h', 'X-Half: '), /^HTTP\/1\.1 408 /);
});

test('a body that comes too slowly is 408', async () => {
  const head = [
    'POST /api/get_token/ HTTP/1.1',
    'Host: h',
    'Content-Type: application/json',
    'Content-Length: 99',
  ];
  assert.match(await send(...head, '', '{'), /^HTTP\/1\.1 408 /);
});

test('the descriptors that are open are counted', async () => {
  assert.match((await app.inject('/metrics')).body, /^process_open_fds [1-9]\d*$/m);
  assert.match((await app.inject('/metrics')).body, /^process_max_fds [1-9]\d*$/m);
});
