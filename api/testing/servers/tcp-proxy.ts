import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

type Target = { host: string; port: number } | { path: string };

/**
 * A TCP proxy on this machine that can be cut, to simulate an outage of what is behind it, and restored. `target` is asked
 * for each connection.
 */
export async function tcpProxy(target: () => Target) {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target() as { path: string });
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
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of open) socket.destroy();
      await closed;
    },
    async restore() {
      await once(server.listen(port, '127.0.0.1'), 'listening');
    },
  };
}

/** The same for the host and port of a URL; `url` leads through the proxy. */
export async function proxyTo(address: string) {
  const url = new URL(address);
  const proxy = await tcpProxy(() => ({ host: url.hostname, port: Number(url.port) }));
  url.host = `127.0.0.1:${proxy.port}`;
  return { ...proxy, url: url.href.replace(/\/$/, '') };
}
