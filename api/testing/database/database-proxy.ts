import { join } from 'node:path';
import type { Connection } from '../../db/connect.ts';
import { tcpProxy } from '../servers/tcp-proxy.ts';
import { databaseUrl } from './database-url.ts';

/** A TCP proxy to a test database that can be cut, to simulate an outage, and restored. */
export async function databaseProxy(name: string) {
  const url = new URL(databaseUrl(name));
  const folder = url.searchParams.get('host');
  const { port, cut, restore } = await tcpProxy(() =>
    folder ? { path: join(folder, '.s.PGSQL.5432') } : { host: url.hostname, port: Number(url.port || 5432) },
  );
  url.host = `127.0.0.1:${port}`;
  url.search = '';
  const connection: Connection = { connectionString: url.href };
  return { connection, cut, restore };
}
