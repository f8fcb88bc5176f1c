import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { openDatabase } from '../../db/connect.ts';
import { buildApp } from '../../src/app.ts';
import { type Config, readConfig } from '../../src/config.ts';
import { newSecrets } from '../../src/process/secrets.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { makePasswordsCheap } from './cheap-passwords.ts';
import { TEST_SETTINGS } from './test-settings.ts';

makePasswordsCheap();

const portOf = (server: { address: () => AddressInfo | string | null }) =>
  (server.address() as AddressInfo).port;

/** A proxy that connects clients to the given ports in turn. */
async function roundRobin(ports: number[]): Promise<{ origin: string; close: () => void }> {
  let turn = 0;
  const server = createServer((client) => {
    const upstream = connect(ports[turn++ % ports.length] ?? 0, '127.0.0.1');
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      socket.on('error', () => other.destroy());
      socket.once('close', () => other.destroy());
    }
    client.pipe(upstream).pipe(client);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { origin: `http://127.0.0.1:${portOf(server)}`, close: () => server.close() };
}

/**
 * Starts instances of the application behind one address that share database, secrets and files; everything is
 * removed after the test file. With `jobPollSeconds` jobs are scheduled.
 */
export async function listenInstances(
  count: number,
  { jobPollSeconds, ...overrides }: Partial<Config> & { jobPollSeconds?: number } = {},
): Promise<{ apps: FastifyInstance[]; origin: string }> {
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'handover-apps-'));
  const config = { ...readConfig(TEST_SETTINGS), dataDir, ...overrides };
  const secrets = newSecrets();
  const apps: FastifyInstance[] = [];
  for (let made = 0; made < count; made++) {
    const own = openDatabase(database.connection, () => undefined);
    const app = await buildApp(config, {
      database: own,
      secrets,
      withJobs: jobPollSeconds !== undefined,
      ...(jobPollSeconds === undefined ? {} : { jobPollSeconds }),
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    apps.push(app);
    after(async () => {
      await app.close();
      await own.pool.end();
    });
  }
  const proxy = await roundRobin(apps.map((app) => portOf(app.server)));
  after(async () => {
    proxy.close();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { apps, origin: proxy.origin };
}
