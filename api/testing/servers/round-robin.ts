import { after } from 'node:test';
import { tcpProxy } from './tcp-proxy.ts';

/**
 * A load balancer: each new connection goes to the next server that was ready at its last probe. It works on TCP and
 * never retries.
 */
export async function roundRobin() {
  const ready = new Map<number, boolean>();
  let turn = 0;
  const { port, cut } = await tcpProxy(() => {
    const able = [...ready].filter(([, isReady]) => isReady).map(([port]) => port);
    turn += 1;
    return { host: '127.0.0.1', port: able[turn % able.length] ?? 1 };
  });
  after(cut);
  return {
    port,
    /** Checks whether a server is ready, and adds it if it is new. */
    async probe(port: number, path = '/readyz'): Promise<boolean> {
      const response = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => null);
      ready.set(port, response?.status === 200);
      return response?.status === 200;
    },
  };
}
