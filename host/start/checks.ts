import { accessSync, constants, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { demoHostProblem, ownFolder, trustedProxies } from '@handover/shared/contract/hosting';
import { StartError, settings, store } from './settings.ts';

/** Checks the settings before anything is built; each error is one line. */
export async function checkSettings(): Promise<void> {
  const { port, seed } = settings;
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new StartError(`PORT is not a port: ${process.env.PORT}`);
  if (!['demo', 'none'].includes(seed)) throw new StartError(`SEED must be demo or none, not ${seed}`);
  const problem = demoHostProblem(process.env);
  if (problem) throw new StartError(problem);
  checkTrustedProxies();
  checkDataDir();
  if (settings.databaseUrl) await checkDatabase(settings.databaseUrl);
}

function checkTrustedProxies() {
  try {
    trustedProxies(process.env.TRUSTED_PROXIES ?? '');
  } catch (error) {
    throw new StartError(messageOf(error));
  }
}

function checkDataDir() {
  const { dataDir } = settings;
  const probe = join(dataDir, `.write-${process.pid}`);
  try {
    ownFolder(dataDir);
    accessSync(dataDir, constants.W_OK);
    writeFileSync(probe, '');
    rmSync(probe);
    if (typeof store === 'string') ownFolder(store);
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir} can't be written: ${messageOf(error)}`);
  }
}

/** Checks only that something listens there; the api checks that it is PostgreSQL and accepts the credentials. */
async function checkDatabase(databaseUrl: string) {
  let url: URL;
  try {
    url = new URL(databaseUrl);
  } catch {
    throw new StartError('DATABASE_URL is not a URL such as postgres://user:password@host:5432/name');
  }
  const where = { host: url.hostname || 'localhost', port: Number(url.port || 5432) };
  await new Promise<void>((resolve, reject) => {
    const fail = (why: string) =>
      reject(new StartError(`DATABASE_URL does not answer at ${where.host}:${where.port}: ${why}`));
    const socket = connect({ ...where, timeout: 5000 });
    socket.once('connect', () => resolve());
    socket.once('timeout', () => fail('no answer within 5 s'));
    socket.once('error', (error) => fail(messageOf(error)));
    for (const event of ['connect', 'timeout']) socket.once(event, () => socket.destroy());
  });
}

/** Called after leftover processes of an earlier run have been ended. */
export async function checkPort(): Promise<void> {
  const { port, host } = settings;
  await new Promise<void>((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => reject(new StartError(portMessage(error, port))));
    server.listen({ port, host }, () => server.close(() => resolve()));
  });
}

function portMessage(error: Error, port: number): string {
  const code = 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Stop what uses it, or choose another: PORT=3001`;
  return `Port ${port} can't be used: ${error.message}`;
}

const messageOf = (error: unknown) =>
  error instanceof AggregateError
    ? String(error.errors[0]?.message ?? error.message)
    : error instanceof Error
      ? error.message
      : String(error);
