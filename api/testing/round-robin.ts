import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { after } from 'node:test';

/**
 * One port before several servers, as a load balancer is: each new connection goes to the next that called itself
 * ready when it was last asked. It retries nothing and knows nothing of HTTP.
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
    /** Asks a server, one that is new too, whether it is ready, and goes by that. */
    async probe(port: number): Promise<boolean> {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
      ready.set(port, answer?.status === 200);
      return answer?.status === 200;
    },
  };
}
