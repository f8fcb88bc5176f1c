import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Connection } from '../../db/connect.ts';
import { databaseUrl } from './database-url.ts';

/** A TCP proxy to a test database that can be cut, to simulate an outage, and restored. */
export async function databaseProxy(name: string) {
  const url = new URL(databaseUrl(name));
  const folder = url.searchParams.get('host');
  const target = folder
    ? { path: join(folder, '.s.PGSQL.5432') }
    : { host: url.hostname, port: Number(url.port || 5432) };
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target as { path: string });
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
  url.host = `127.0.0.1:${port}`;
  url.search = '';
  const connection: Connection = { connectionString: url.href };
  return {
    connection,
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
