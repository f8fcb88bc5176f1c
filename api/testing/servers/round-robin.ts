import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { after } from 'node:test';

/**
 * A load balancer: each new connection goes to the next server that was ready at its last probe. It works on TCP and
 * never retries.
 */
export async function roundRobin() {
  const ready = new Map<number, boolean>();
  const open = new Set<Socket>();
  let turn = 0;

  const server = createServer((client) => {
    const able = [...ready].filter(([, isReady]) => isReady).map(([port]) => port);
    turn += 1;
    const upstream = connect(able[turn % able.length] ?? 1, '127.0.0.1');
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        open.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.pipe(upstream).pipe(client);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  after(() => {
    server.close();
    for (const socket of open) socket.destroy();
  });

  return {
    port: (server.address() as AddressInfo).port,
    /** Checks whether a server is ready, and adds it if it is new. */
    async probe(port: number, path = '/readyz'): Promise<boolean> {
      const response = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => null);
      ready.set(port, response?.status === 200);
      return response?.status === 200;
    },
  };
}
