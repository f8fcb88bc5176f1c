import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { after, test } from 'node:test';
import { Clamd, StreamTooLong } from './clamd.ts';

/** A server that does with a connection as it is told, once the first bytes of a command are there. */
async function serverThat(answer: (socket: Socket, command: string) => void) {
  const server = createServer((socket) => {
    socket
      .on('error', () => undefined)
      .once('data', (data) => answer(socket, String(data).split('\0')[0] ?? ''));
  });
  after(() => server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return new Clamd({ host: '127.0.0.1', port });
}
const MS = 600_000;
const file = Buffer.alloc(200_000);

test('a connection that always breaks, of a scanner that is there: the file is too long', async () => {
  const clamd = await serverThat((socket, command) =>
    command === 'zINSTREAM' ? socket.destroy() : socket.end('ClamAV 1\0'),
  );
  await assert.rejects(clamd.scan(file, MS), StreamTooLong);
});

test('a connection that breaks once is opened again', async () => {
  let broken = 0;
  const clamd = await serverThat((socket) => (broken++ ? socket.end('stream: OK\0') : socket.destroy()));
  assert.equal(await clamd.scan(Buffer.from('a'), MS), null);
  assert.equal(broken, 2);
});

test('an error of the scanner, and an answer without an end, are no verdict', async () => {
  const failing = await serverThat((socket) => socket.end('Can not allocate memory ERROR\0'));
  await assert.rejects(failing.scan(Buffer.from('a'), MS), /clamd answered: Can not allocate/);
  const talking = await serverThat((socket) => socket.write('OK'.repeat(10_000)));
  await assert.rejects(talking.scan(Buffer.from('a'), MS), /has no end/);
});
