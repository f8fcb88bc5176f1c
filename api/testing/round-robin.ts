import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { after } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';

const PROBE_MS = 40;

/**
 * One port before several servers, as a load balancer is: each new connection goes to the next that calls itself
 * ready. It retries nothing and knows nothing of HTTP.
 */
export async function roundRobin() {
  const ready = new Map<number, boolean>();
  const open = new Set<Socket>();
  let turn = 0;
  let probing = true;

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

  const probe = async () => {
    while (probing) {
      for (const port of ready.keys()) {
        const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
        if (ready.has(port)) ready.set(port, answer?.status === 200);
      }
      await sleep(PROBE_MS);
    }
  };
  const probed = probe();
  after(async () => {
    probing = false;
    await probed;
    server.close();
    for (const socket of open) socket.destroy();
  });

  return {
    port: (server.address() as AddressInfo).port,
    probeMs: PROBE_MS,
    isReady: (port: number) => ready.get(port) === true,
    add: (port: number) => void ready.set(port, false),
  };
}
